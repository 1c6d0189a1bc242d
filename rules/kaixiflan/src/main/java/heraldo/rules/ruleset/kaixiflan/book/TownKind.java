package heraldo.rules.ruleset.kaixiflan.book;

import java.util.Locale;

/** The kinds of settlement. The capital works as a city but is none of its owner's pieces (R19). */
public enum TownKind {
    CAPITAL,
    VILLAGE,
    FORT,
    CITY;

    /** The name in tables and bundles: {@code capital}, {@code village}, {@code fort}, {@code city}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
