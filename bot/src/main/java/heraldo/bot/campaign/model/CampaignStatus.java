package heraldo.bot.campaign.model;

/** How far a campaign has come. */
public enum CampaignStatus {
    /** Seats are being taken. */
    FORMING,
    /** Turns are being played. */
    RUNNING,
    /** The game is over. */
    ENDED
}
