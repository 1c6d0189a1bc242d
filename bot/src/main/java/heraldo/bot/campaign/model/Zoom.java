package heraldo.bot.campaign.model;

/** How much of the board somebody wants to see on the pictures that they alone see. */
public enum Zoom {
    /** What is around their own seat on its cards and in its channel, the whole board elsewhere. */
    USUAL,
    /** What is around their own seat, wherever they ask. */
    NEAR,
    /** The whole board, wherever they ask. */
    WHOLE
}
