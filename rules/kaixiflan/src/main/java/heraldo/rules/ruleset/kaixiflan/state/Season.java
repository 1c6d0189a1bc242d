package heraldo.rules.ruleset.kaixiflan.state;

import java.util.Locale;

/** The four turns of a year (K3, R1). */
public enum Season {
    SPRING,
    SUMMER,
    AUTUMN,
    WINTER;

    /** The season of a turn, numbered from 1. */
    public static Season of(int turn) {
        return values()[(turn - 1) % 4];
    }

    /** The year of a turn: both numbered from 1. */
    public static int year(int turn) {
        return 1 + (turn - 1) / 4;
    }

    /** The name in bundles: {@code spring} … {@code winter}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
