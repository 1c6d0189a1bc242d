package heraldo.rules.engine.mind;

import heraldo.rules.kernel.Seat;

/**
 * The preferences of a governor: everybody may know them. The ruleset's {@code minds.yaml} says what each of them means in a
 * game.
 */
public enum Temper {
    /** Takes free land first. */
    EXPANDER,
    /** Bargains with everybody. */
    TRADER,
    /** Takes what is badly guarded. */
    RAIDER,
    /** Raises what it has. */
    BUILDER,
    /** Guards its own, and keeps treaties longest. */
    KEEPER,
    /** Pays back what was done to it, and turns against whoever leads. */
    AVENGER;

    /** The temper of a seat for which none was chosen: neighbours differ. */
    public static Temper usual(Seat seat) {
        Temper[] all = values();
        return all[(seat.number() - 1) % all.length];
    }
}
