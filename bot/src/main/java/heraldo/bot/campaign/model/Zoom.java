package heraldo.bot.campaign.model;

/** The part of the board that a user sees on pictures made for them alone. */
public enum Zoom {
    /** The surroundings of their own seat on its cards and in its channel, the whole board elsewhere. */
    USUAL,
    /** The surroundings of their own seat, wherever they ask. */
    NEAR,
    /** The whole board, wherever they ask. */
    WHOLE
}
