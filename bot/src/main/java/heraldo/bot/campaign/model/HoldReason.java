package heraldo.bot.campaign.model;

/** The reason for suspending a deadline. */
public enum HoldReason {
    NONE,
    /** The game master paused the campaign, or the bot was turned out of its server; the turn has no deadline. */
    PAUSED,
    /** Nobody could reach the bot when the deadline came; the turn has a new one. */
    LATE,
    /** The books are older than what has been posted; the turn has no deadline until the game master decides. */
    RESTORED,
    /** The clock was set: nobody knows whether the deadline has come. It is kept in the row and does not stand. */
    CLOCK;

    /** Returns whether the turn has no deadline until the game master resumes it. */
    public boolean waitsForGameMaster() {
        return this == PAUSED || this == RESTORED;
    }
}
