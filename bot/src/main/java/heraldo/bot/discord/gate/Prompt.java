package heraldo.bot.discord.gate;

import java.util.List;

/**
 * A value suggested while somebody types.
 *
 * @param label what is shown, in the reader's language
 * @param value what is filled in
 * @param names what else it is called, in any language: it is found by these, too
 */
public record Prompt(String label, String value, List<String> names) {

    public Prompt {
        names = List.copyOf(names);
    }

    public Prompt(String label, String value) {
        this(label, value, List.of());
    }

    public static Prompt of(String same) {
        return new Prompt(same, same);
    }

    /** This prompt, found by other names of the same thing. */
    public Prompt called(List<String> others) {
        return new Prompt(label, value, others);
    }
}
