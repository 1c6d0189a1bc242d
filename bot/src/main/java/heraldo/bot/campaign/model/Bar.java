package heraldo.bot.campaign.model;

/**
 * Somebody who may not play in a campaign until its game master lets them in again.
 *
 * @param name by which they were known when they were barred
 * @param reason the reason that they were given; empty if none was
 */
public record Bar(CampaignId campaign, long user, String name, String reason) {

    /** The most letters of a reason. */
    public static final int LONGEST_REASON = 300;
}
