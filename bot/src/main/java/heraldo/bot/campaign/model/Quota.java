package heraldo.bot.campaign.model;

import java.util.OptionalInt;

/**
 * How many campaigns that have not ended a server wants, within what its host lets it have.
 *
 * @param perPerson how many one person may direct in the server; empty for as many as the host lets them
 * @param perServer how many there may be in it; empty for as many as the host lets it have
 */
public record Quota(OptionalInt perPerson, OptionalInt perServer) {

    /** As the host says. */
    public static final Quota HOSTS = new Quota(OptionalInt.empty(), OptionalInt.empty());

    public Quota forPerson(OptionalInt most) {
        return new Quota(most, perServer);
    }

    public Quota forServer(OptionalInt most) {
        return new Quota(perPerson, most);
    }

    /**
     * A server cannot allow more than its host lets it have.
     *
     * @throws RefusedException if it goes beyond the host's limits, or allows none
     */
    public void demandWithin(Limits limits) {
        demand(perPerson, limits.perPerson());
        demand(perServer, limits.perServer());
    }

    private static void demand(OptionalInt wanted, int most) {
        if (wanted.isPresent() && (wanted.getAsInt() < 1 || wanted.getAsInt() > most)) {
            throw RefusedException.of("quota", "most", most);
        }
    }
}
