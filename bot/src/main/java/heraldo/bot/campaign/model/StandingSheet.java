package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Seat;
import java.time.Instant;

/**
 * A sheet that the player of a seat keeps for turns in which they send none. Prints nothing secret.
 *
 * @param player the user who keeps it; it does not pass to the next holder of the seat
 * @param at when they wrote it
 * @param sheet the orders in stored form
 */
public record StandingSheet(CampaignId campaign, Seat seat, long player, Instant at, String sheet) {
    @Override
    public String toString() {
        return "standing sheet of " + seat;
    }
}
