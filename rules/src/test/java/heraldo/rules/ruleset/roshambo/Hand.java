package heraldo.rules.ruleset.roshambo;

import java.util.Locale;

/** What a side may show (R2): each beats one of the others and is beaten by the third. */
enum Hand {
    STONE,
    PAPER,
    SCISSORS;

    /** As it is stored and named in the words. */
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    boolean beats(Hand other) {
        return (ordinal() + 2) % values().length == other.ordinal();
    }
}
