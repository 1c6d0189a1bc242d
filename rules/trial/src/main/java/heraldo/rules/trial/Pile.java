package heraldo.rules.trial;

import java.util.Locale;

enum Pile {
    GATE,
    BRIDGE,
    TOWER;

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
