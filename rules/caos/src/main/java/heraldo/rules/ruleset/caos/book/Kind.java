package heraldo.rules.ruleset.caos.book;

/** The kind of inhabitants of a planet (§1). */
public enum Kind {
    /** Subjects of the Imperium, {@code I}. */
    IMPERIAL,
    /** Loyal marines, {@code M}. */
    LOYAL,
    /** Chaos marines, {@code MC}. */
    CHAOS
}
