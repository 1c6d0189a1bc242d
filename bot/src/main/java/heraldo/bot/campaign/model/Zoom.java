package heraldo.bot.campaign.model;

/** How much of the board somebody wants to see on the pictures that he alone sees. */
public enum Zoom {
    /** What is around his own seat on its cards and in its channel, the whole board elsewhere. */
    USUAL,
    /** What is around his own seat, wherever he asks. */
    NEAR,
    /** The whole board, wherever he asks. */
    WHOLE
}
