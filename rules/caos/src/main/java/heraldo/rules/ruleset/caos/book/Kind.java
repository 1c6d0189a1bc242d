package heraldo.rules.ruleset.caos.book;

/** Who lives on a planet (§1). */
public enum Kind {
    /** Subjects of the Imperium, {@code I}. */
    IMPERIAL,
    /** Loyal marines, {@code M}. */
    LOYAL,
    /** Chaos marines, {@code MC}. */
    CHAOS
}
