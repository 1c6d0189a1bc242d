package heraldo.rules.ruleset.roshambo;

import java.util.List;
import java.util.Locale;

/** A hand that a side may show (R2): each beats one of the others and loses to the third. */
enum Hand {
    STONE,
    PAPER,
    SCISSORS;

    static final List<Hand> ALL = List.of(values());

    /** As it is stored and named in the words. */
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    boolean beats(Hand other) {
        return switch (this) {
            case STONE -> other == SCISSORS;
            case PAPER -> other == STONE;
            case SCISSORS -> other == PAPER;
        };
    }
}
