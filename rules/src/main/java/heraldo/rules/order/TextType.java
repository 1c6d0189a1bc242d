package heraldo.rules.order;

import java.util.List;

/**
 * Words of the player's own, to the end of the line or of the paste. Length is for the ruleset to judge, with its own code.
 *
 * @param longest what a form allows, in characters
 * @param runsOn whether it may have several lines
 */
public record TextType(String name, int longest, boolean runsOn) implements ParamType<String> {

    private static final String QUOTE = "\"";

    @Override
    public List<Reading<String>> read(Words words, Lexicon lexicon) {
        String text = clean(words.rest());
        return text.isEmpty() ? List.of() : List.of(new Reading<>(text, words.size()));
    }

    /** Without the quotes around it; on one line unless it may run on. */
    private String clean(String typed) {
        String text = typed.strip();
        if (text.length() > 1
                && text.startsWith(QUOTE)
                && text.endsWith(QUOTE)
                && text.indexOf(QUOTE, 1) == text.length() - 1) {
            text = text.substring(1, text.length() - 1).strip();
        }
        return runsOn ? text.replace("\r\n", "\n") : text.replaceAll("\\s+", " ");
    }

    /** In quotes if a sign in it could end the line. */
    @Override
    public String write(String value, Lexicon lexicon) {
        boolean endsLine = !runsOn && (value.contains(";") || value.contains("#") || value.contains("//"));
        return endsLine && !value.contains(QUOTE) ? QUOTE + value + QUOTE : value;
    }

    @Override
    public String encode(String value) {
        return value;
    }

    @Override
    public String decode(String text) {
        return text;
    }

    @Override
    public Input input() {
        return new Input.Text(longest);
    }
}
