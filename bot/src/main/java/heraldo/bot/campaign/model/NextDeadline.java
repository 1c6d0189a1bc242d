package heraldo.bot.campaign.model;

/** The deadline of the turn after one that a game master ends early. */
public enum NextDeadline {
    /** The first date of the cadence after the deadline of the turn that ends. */
    AFTER_THIS,
    /** The first date of the cadence that leaves room to write orders, even if that was the deadline of the turn that ends. */
    NEAREST
}
