package heraldo.rules.ruleset.hexadominacion.state;

import java.util.Locale;

/** Whether a realm still plays (H6, H28). */
public enum Status {
    ACTIVE,
    ELIMINATED,
    SURRENDERED;

    /** Its name in bundles. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
