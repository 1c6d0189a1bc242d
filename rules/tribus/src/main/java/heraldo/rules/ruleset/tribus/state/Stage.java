package heraldo.rules.ruleset.tribus.state;

/** What the open turn is. */
public enum Stage {
    /** Somebody picks a city (T1). */
    PICK,
    /** A tribe plays on its day (T4). */
    TURN,
    /** The rest of a day until its tick, and the whole day where nobody plays (§4). */
    TICK
}
