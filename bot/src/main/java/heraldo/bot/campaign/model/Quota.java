package heraldo.bot.campaign.model;

import java.util.OptionalInt;

/**
 * A server's own limits on campaigns that have not ended, within those of its host.
 *
 * @param perPerson the number that one person may direct in the server; empty for the host's limit
 * @param perServer the number in the server; empty for the host's limit
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
