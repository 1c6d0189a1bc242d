package heraldo.rules.ruleset.kaixiflan.state;

import java.util.List;
import java.util.Locale;

/** The three offices of the realm, in the order in which they are voted (R79). */
public enum Office {
    FAVOURITE,
    GOVERNOR,
    TRADE;

    public static final List<Office> ALL = List.of(values());

    /** The name in bundles: {@code favourite}, {@code governor}, {@code trade}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
