package heraldo.rules.order;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Many lines at once. Blank lines and comments, also those at the end of a line, do not count; several orders may share a
 * line where the ruleset has a sign between them; an order whose last part is a story takes everything that follows it. The signs are words of the bundles:
 * {@code line.comment} and {@code line.separator}. A {@code #} before a digit is a seat, never a comment.
 */
final class Paste {

    private final OrderBook book;
    private final Lexicon lexicon;
    private final Pattern comment;
    private final Pattern separator;
    private final List<OrderType<?>> stories;

    Paste(OrderBook book, Lexicon lexicon) {
        this.book = book;
        this.lexicon = lexicon;
        this.comment = Pattern.compile("\"[^\"]*\"|(?:^|\\s)((?:" + signs("line.comment") + ")(?!\\d).*)");
        this.separator = Pattern.compile("\"[^\"]*\"|\\s(" + signs("line.separator") + ")(?=\\s|$)");
        this.stories = book.types().stream().filter(Paste::runsOn).toList();
    }

    List<PastedLine> read(String text) {
        List<PastedLine> read = new ArrayList<>();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = uncommented(lines.get(i));
            if (line.isEmpty()) {
                continue;
            }
            String rest = String.join("\n", lines.subList(i, lines.size())).strip();
            LineReading story = book.read(rest, lexicon, stories);
            if (story.order().isPresent()) {
                read.add(new PastedLine(i + 1, rest, story));
                return read;
            }
            for (String part : parts(line)) {
                read.add(new PastedLine(i + 1, part, book.read(part, lexicon)));
            }
        }
        return read;
    }

    /** A line up to its comment; a sign in quotes begins none. */
    private String uncommented(String line) {
        Matcher matcher = comment.matcher(line);
        while (matcher.find()) {
            if (matcher.group(1) != null) {
                return line.substring(0, matcher.start()).strip();
            }
        }
        return line.strip();
    }

    /** The orders of one line; what stands in quotes is left whole. */
    private List<String> parts(String line) {
        List<String> parts = new ArrayList<>();
        Matcher matcher = separator.matcher(line);
        int start = 0;
        while (matcher.find()) {
            if (matcher.group(1) != null) {
                parts.add(line.substring(start, matcher.start()).strip());
                start = matcher.end();
            }
        }
        parts.add(line.substring(start).strip());
        return parts.stream().filter(part -> !part.isEmpty()).toList();
    }

    private String signs(String key) {
        return String.join("|", lexicon.ways(key).stream().map(Pattern::quote).toList());
    }

    private static boolean runsOn(OrderType<?> type) {
        return type.params().stream()
                .anyMatch(param -> param.type().filter(ParamType::runsOn).isPresent());
    }
}
