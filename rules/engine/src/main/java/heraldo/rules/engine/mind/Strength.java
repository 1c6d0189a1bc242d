package heraldo.rules.engine.mind;

/** The depth of a governor's thinking: everybody may know it. */
public enum Strength {
    /** Does what its temper likes best. */
    APPRENTICE,
    /** Weighs some sheets against each other. */
    CAPTAIN,
    /** Weighs many, mends the best of them, and looks further ahead. */
    MARSHAL
}
