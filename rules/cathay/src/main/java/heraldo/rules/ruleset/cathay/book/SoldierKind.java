package heraldo.rules.ruleset.cathay.book;

import java.util.Locale;

/** Warriors conquer, archers destroy from afar (§2.6). */
public enum SoldierKind {
    WARRIOR('G'),
    ARCHER('A');

    private final char code;

    SoldierKind(char code) {
        this.code = code;
    }

    /** The letter its ids begin with. */
    public char code() {
        return code;
    }

    /** The key of its words. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
