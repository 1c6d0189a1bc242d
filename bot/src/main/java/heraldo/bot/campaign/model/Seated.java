package heraldo.bot.campaign.model;

/** The campaign and the seat that an act means. */
public record Seated(Campaign campaign, Chair chair) {}
