package heraldo.rules.ruleset.kaixiflan.state;

import java.util.Locale;

/** The columns of the fame table that are written down as points are earned; all others follow from the position. */
public enum Column {
    BATTLES,
    EXPLORED,
    BANQUETS,
    MONOPOLIES,
    AGREEMENTS,
    MISSIONS,
    BALLADS,
    ADJUSTMENTS;

    /** The name in bundles, e.g. {@code battles}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
