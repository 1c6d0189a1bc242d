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
     * @param kind how it is filled in
     * @param longest for a text, the most characters; 0 for no limit of its own
     * @param least for a number
     * @param most for a number
     * @param choices for a choice, each with the stored text of its value
     */
    public record Option(
            String key,
            String param,
            Phrase name,
            Phrase hint,
            Kind kind,
            boolean required,
            int longest,
            int least,
            int most,
            List<Choice> choices) {
        public Option {
            choices = List.copyOf(choices);
        }
    }

    /** {@code SEVERAL} is a text with many values in it. */
    public enum Kind {
        TEXT,
        SEVERAL,
        WHOLE,
        YES_NO,
        CHOICE
    }

    /** A fixed value and what it is called. */
    public record Choice(String value, Phrase name) {}
}
