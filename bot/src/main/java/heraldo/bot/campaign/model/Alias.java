package heraldo.bot.campaign.model;

import java.util.OptionalLong;

/**
 * What the record of a campaign calls somebody who held a seat.
 *
 * @param player whose it is; a number that is nobody's once he is forgotten
 * @param token drawn by lot; it stays what it is
 * @param name what he was called last; empty if nobody knows, or he is forgotten
 */
public record Alias(CampaignId campaign, long player, String token, String name) {

    /** From this number down they are those of people who were forgotten. */
    private static final long FORGOTTEN = -1_000;

    /** Somebody's number at Discord; empty if he is forgotten, so that nothing is asked of Discord for him, or if it is nobody's. */
    public static OptionalLong person(long player) {
        return player > 0 ? OptionalLong.of(player) : OptionalLong.empty();
    }

    /** Whether whoever it was is forgotten. */
    public boolean forgotten() {
        return player < FORGOTTEN;
    }

    @Override
    public String toString() {
        return "an alias in " + campaign;
    }
}
