package heraldo.rules.order;

import java.util.ArrayList;
import java.util.List;

/**
 * Words of the player's own, to the end of the line or of the paste, or in quotes. Length is for the ruleset to judge, with
 * its own code.
 *
 * @param longest what a form allows, in characters
 * @param runsOn whether it may have several lines
 * @param quoted whether it is always written in quotes, so that something may follow it
 */
public record TextType(String name, int longest, boolean runsOn, boolean quoted) implements ParamType<String> {

    private static final String QUOTE = "\"";

    /** This type for a place in the middle of a line. */
    public TextType inQuotes() {
        return new TextType(name, longest, runsOn, true);
    }

    @Override
    public List<Reading<String>> read(Words words, Lexicon lexicon) {
        List<Reading<String>> readings = new ArrayList<>();
        String text = clean(words.rest());
        if (!text.isEmpty()) {
            readings.add(new Reading<>(text, words.size()));
        }
        String head = clean(words.head().text());
        if (words.size() > 1 && words.head().quoted() && !head.isEmpty()) {
            readings.add(quoted ? 0 : readings.size(), new Reading<>(head, 1));
        }
        return readings;
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
        String clean = runsOn ? text.replace("\r\n", "\n") : text.replaceAll("\\s+", " ");
        return quoted ? clean.replace(QUOTE, "'") : clean;
    }

    /** In quotes if a sign in it could end the line. */
    @Override
    public String write(String value, Lexicon lexicon) {
        boolean endsLine = !runsOn && (value.contains(";") || value.contains("#") || value.contains("//"));
        return quoted || (endsLine && !value.contains(QUOTE)) ? QUOTE + value + QUOTE : value;
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
