package heraldo.rules.ruleset.caos.book;

/** Where a sector lies (§1). */
public enum Side {
    /** In the Sector Exterior. */
    OUTER,
    /** In the Ojo del Terror. */
    EYE
}
