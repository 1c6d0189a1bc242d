package heraldo.rules.ruleset.tribus.state;

import heraldo.rules.board.Hex;
import java.util.Locale;

/** Something that may pass to another tribe (Q38). */
public record Asset(Kind kind, Hex place) {

    /** Kind of thing that a tribe may give away. */
    public enum Kind {
        /** Land without a stack. */
        LAND,
        /** A whole stack on land, with the tile. */
        TROOPS,
        /** A city with its garrison. */
        CITY,
        /** A ship with its crew. */
        SHIP;

        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
