package heraldo.rules.ruleset.caos.book;

/** The border between two adjacent subsectors (C19). */
public enum Border {
    /** Nothing. */
    OPEN,
    /** The Límite: crossing it costs. */
    BOUNDARY,
    /** A gate in the Límite: crossing it costs nothing more. */
    GATE
}
