package heraldo.bot.campaign.model;

/** The status of a turn. */
public enum TurnStatus {
    /** Orders are taken. */
    OPEN,
    /** Sheets are sealed; no die has fallen yet. */
    LOCKED,
    /** Played; the next turn is open and the posts wait in the outbox. */
    RESOLVED,
    /** Everything about it has been posted. */
    PUBLISHED,
    /** The deadline did not stand: paused, or missed by the bot. Orders are still taken. */
    HELD,
    /** The engine failed three times; the game master has been told. */
    CRASHED,
    /** Never played: the game master took the campaign back to an earlier turn. Kept as it was. */
    WITHDRAWN;

    /** Returns whether the turn still takes orders. */
    public boolean takesOrders() {
        return this == OPEN || this == HELD;
    }
}
