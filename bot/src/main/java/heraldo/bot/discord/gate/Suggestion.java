package heraldo.bot.discord.gate;

import java.util.List;
import java.util.Optional;

/**
 * A value suggested while somebody types.
 *
 * @param label what is shown, in the reader's language
 * @param value what is filled in
 * @param names what else it is called, in any language: it is found by these, too
 */
public record Suggestion(String label, String value, List<String> names) {

    public Suggestion {
        names = List.copyOf(names);
    }

    public Suggestion(String label, String value) {
        this(label, value, List.of());
    }

    public static Suggestion of(String same) {
        return new Suggestion(same, same);
    }

    /** This suggestion with what stands behind its value, if anything has to be said. */
    public Suggestion glossed(Optional<String> gloss) {
        return new Suggestion(label + gloss.orElse(""), value, names);
    }

    /** This suggestion, found by other names of the same thing. */
    public Suggestion called(List<String> others) {
        return new Suggestion(label, value, others);
    }
}
