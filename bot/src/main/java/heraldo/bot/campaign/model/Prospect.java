package heraldo.bot.campaign.model;

/**
 * A campaign as it would be opened.
 *
 * @param preview its first deadlines
 */
public record Prospect(Campaign campaign, CadencePreview preview) {}
