package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Seat;

/**
 * A seat that somebody plays for another for some turns.
 *
 * @param owner to whom it goes back; 0 if nobody held it before
 * @param ownerName what that person is called
 * @param left how many more turns, in which the seat is due, they play it
 */
public record Loan(CampaignId campaign, Seat seat, long owner, String ownerName, int left) {}
