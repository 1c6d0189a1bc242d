package heraldo.bot.campaign.model;

/** The stage of a campaign. */
public enum CampaignStatus {
    /** Seats are being taken. */
    FORMING,
    /** Turns are being played. */
    RUNNING,
    /** The game is over. */
    ENDED
}
