package heraldo.rules.ruleset.tribus.state;

/** Stage of the game: the kind of the open turn. */
public enum Stage {
    /** Somebody picks a city (T1). */
    PICK,
    /** A tribe plays on its day (T4). */
    TURN,
    /** The rest of a day until its tick, and the whole day where nobody plays (§4). */
    TICK
}
