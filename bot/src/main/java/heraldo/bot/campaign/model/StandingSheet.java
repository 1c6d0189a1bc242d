package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Seat;
import java.time.Instant;

/**
 * A sheet that the player of a seat keeps for turns in which he sends none. Prints nothing secret.
 *
 * @param player the user who keeps it; whoever holds the seat after him does not
 * @param at when he wrote it
 * @param sheet the orders in stored form
 */
public record StandingSheet(CampaignId campaign, Seat seat, long player, Instant at, String sheet) {
    @Override
    public String toString() {
        return "standing sheet of " + seat;
    }
}
