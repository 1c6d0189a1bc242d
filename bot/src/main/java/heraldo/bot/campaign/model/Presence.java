package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Seat;

/**
 * The presence of a player in a turn in which their seat was due.
 *
 * @param turn the number of the turn
 * @param player the holder of the seat at that time
 * @param kind the kind of sheet that was played for the seat
 * @param excused whether the turn does not count: it was paid for with an excused one
 */
public record Presence(CampaignId campaign, int turn, Seat seat, long player, Kind kind, boolean excused) {

    /** The kinds of sheets played for a seat. */
    public enum Kind {
        /** A sheet that the player sent. */
        SENT,
        /** The player's standing sheet, where that counts as sent. */
        STANDING,
        /** The ruleset's default for a silent seat. */
        DEFAULT,
        /** A governor's sheet in place of the player's. */
        REGENT;

        /** Returns whether the player counts as present. */
        public boolean there() {
            return this == SENT || this == STANDING;
        }
    }
}
