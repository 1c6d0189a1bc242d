package heraldo.rules.ruleset.caos.book;

/** The side of the galaxy on which a sector lies (§1). */
public enum Side {
    /** In the Sector Exterior. */
    OUTER,
    /** In the Ojo del Terror. */
    EYE
}
