package heraldo.rules.order;

import java.util.List;

/**
 * The slash command of an order type.
 *
 * @param key the order type's
 * @param path one word (a subcommand) or two (a group and its subcommand)
 * @param about at most 100 characters
 * @param options the required ones first
 */
public record SlashForm(String key, List<Phrase> path, Phrase about, List<Option> options) {

    /** The option that adds a repetition to an order already on the sheet; its value is a line number. */
    public static final String APPEND = "append";

    public SlashForm {
        path = List.copyOf(path);
        options = List.copyOf(options);
    }

    /**
     * One option.
     *
     * @param key what {@link SlashReader} knows it by
     * @param param the parameter whose values it takes; {@link #APPEND} for that option
     * @param entry how it is filled in
     */
    public record Option(String key, String param, Phrase name, Phrase hint, boolean required, Entry entry) {}

    /** The kind of input of an option. */
    public sealed interface Entry {

        /** The most characters of a text; 0 for no limit of its own. */
        default int longest() {
            return 0;
        }
    }

    /** A text with one value in it. */
    public record Text(int longest) implements Entry {}

    /** A text with many values in it. */
    public record Several(int longest) implements Entry {}

    /** A whole number. */
    public record Whole(int least, int most) implements Entry {}

    /** Yes or no. */
    public record YesNo() implements Entry {}

    /**
     * One of some fixed values.
     *
     * @param all each with the stored text of its value
     */
    public record Choices(List<Choice> all) implements Entry {
        public Choices {
            all = List.copyOf(all);
        }
    }

    /** A fixed value and what it is called. */
    public record Choice(String value, Phrase name) {}
}
