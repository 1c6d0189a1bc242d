package heraldo.rules.ruleset.kaixiflan.score;

import java.util.Locale;

/** Bonus of the province with most of something; nobody gets it if several have the same (K50-K53, K59, K60, K65). */
public enum Bonus {
    /** Most building points. */
    BUILDINGS("E", 15),
    /** Most settlement points. */
    SETTLEMENTS("A", 10),
    COLONISTS("C", 5),
    ARMIES("J", 5),
    /** Most of the five common resources in store. */
    STORE("R", 5),
    SCIENCE("S", 10);

    private final String letter;
    private final int points;

    Bonus(String letter, int points) {
        this.letter = letter;
        this.points = points;
    }

    /** The name in bundles, e.g. {@code buildings}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public int points() {
        return points;
    }

    /** As the table shows it: {@code E15}. */
    public String mark() {
        return letter + points;
    }
}
