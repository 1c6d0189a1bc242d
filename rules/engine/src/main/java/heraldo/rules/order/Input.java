package heraldo.rules.order;

import java.util.List;

/** The kind of input by which a form asks for a value, as in a slash command. */
public sealed interface Input {

    /** Any text, with suggestions while typing. */
    Input TEXT = new Text(0);

    /**
     * A text.
     *
     * @param longest how many characters; 0 for no limit of its own
     */
    record Text(int longest) implements Input {}

    /** A whole number from {@code least} to {@code most}. */
    record Whole(int least, int most) implements Input {}

    /**
     * One of a few fixed values.
     *
     * @param values as stored text; their words come from {@link ParamType#write}
     */
    record Choice(List<String> values) implements Input {
        public Choice {
            values = List.copyOf(values);
        }
    }
}
