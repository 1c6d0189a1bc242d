package heraldo.rules.ruleset.hexadominacion.state;

import java.util.Locale;

/** The standing of a realm: still in play, or out and by which way (H6, H28). */
public enum Status {
    ACTIVE,
    ELIMINATED,
    SURRENDERED;

    /** Its name in bundles. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
