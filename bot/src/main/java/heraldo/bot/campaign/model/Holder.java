package heraldo.bot.campaign.model;

/** The kind of holder of a seat. */
public enum Holder {
    /** Nobody yet; anybody may take it. */
    OPEN,
    /** A player. */
    PLAYER,
    /** A stand-in governor, the ruleset's own legal player; anybody may take over. */
    STAND_IN,
    /** Its player left; a governor looks after it until somebody takes over. */
    VACANT
}
