package heraldo.rules.ruleset.hexadominacion.state;

import java.util.List;
import java.util.Locale;

/** The four resources, in the order in which stocks and costs are written. */
public enum Resource {
    WHEAT,
    WOOD,
    METAL,
    STONE;

    /** All of them, in order. */
    public static final List<Resource> ALL = List.of(values());

    /** Its name in tables, stored orders and bundles. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
