package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Seat;

/**
 * Whether a player was there in a turn in which their seat was due.
 *
 * @param turn the number of the turn
 * @param player who held the seat then
 * @param kind what was played for the seat
 * @param excused whether the turn does not count: it was paid for with an excused one
 */
public record Presence(CampaignId campaign, int turn, Seat seat, long player, Kind kind, boolean excused) {

    /** What is played for a seat. */
    public enum Kind {
        /** What the player sent. */
        SENT,
        /** What the player had left standing, where that counts as sent. */
        STANDING,
        /** What the ruleset does for a silent seat. */
        DEFAULT,
        /** What a governor wrote in the place of the player. */
        REGENT;

        /** Whether the player is taken to have been there. */
        public boolean there() {
            return this == SENT || this == STANDING;
        }
    }
}
