package heraldo.bot.campaign.model;

/** The campaign and the seat that an act means. */
public record CampaignSeat(Campaign campaign, Occupancy occupancy) {}
