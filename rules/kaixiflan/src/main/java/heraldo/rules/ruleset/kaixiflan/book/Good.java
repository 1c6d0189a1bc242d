package heraldo.rules.ruleset.kaixiflan.book;

import java.util.List;
import java.util.Locale;

/** The six resources (K13), in the order in which they are always listed. */
public enum Good {
    GOLD('O'),
    STONE('P'),
    WOOD('M'),
    FOOD('C'),
    MANA('N'),
    SCIENCE('S');

    public static final List<Good> ALL = List.of(values());

    private final char code;

    Good(char code) {
        this.code = code;
    }

    /** The one-letter code of the rules file and the map: O P M C N S. */
    public char code() {
        return code;
    }

    /** The name in tables and bundles: {@code gold} … {@code science}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the worth of one unit in trade (K35): Science 3, everything else 1. */
    public int worth() {
        return this == SCIENCE ? 3 : 1;
    }

    /**
     * The resource of a one-letter code.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Good of(char code) {
        return ALL.stream()
                .filter(good -> good.code == code)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no resource has the code " + code));
    }

    /**
     * The resource of a name in tables.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Good named(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT));
    }
}
