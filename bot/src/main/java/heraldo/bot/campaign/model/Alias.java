package heraldo.bot.campaign.model;

import java.util.OptionalLong;

/**
 * The name that the record of a campaign uses for a person who held a seat.
 *
 * @param player the user; a number that belongs to nobody once they are forgotten
 * @param token drawn at random; never changes
 * @param name their latest name; empty if it is not known, or they are forgotten
 */
public record Alias(CampaignId campaign, long player, String token, String name) {

    /** From this number down they are those of people who were forgotten. */
    private static final long FORGOTTEN = -1_000;

    /**
     * Somebody's number at Discord; empty if they are forgotten, so that nothing is asked of Discord for them, or if it is
     * nobody's.
     */
    public static OptionalLong person(long player) {
        return player > 0 ? OptionalLong.of(player) : OptionalLong.empty();
    }

    /** Returns whether the person is forgotten. */
    public boolean forgotten() {
        return player < FORGOTTEN;
    }

    @Override
    public String toString() {
        return "an alias in " + campaign;
    }
}
