package heraldo.rules.order;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a template: literal words with synonyms ({@code a|b}), parameters ({@code {name}}), options ({@code [...]}) and
 * flags ({@code [word:name]}). The grammar stands in this package's description.
 */
final class TemplateReader {

    private static final Pattern FLAG = Pattern.compile("([^\\s\\[\\]{}:]+):([A-Za-z]\\w*)");
    private static final Pattern SLOT = Pattern.compile("([A-Za-z]\\w*)(.*)");
    private static final String SIGNS = "=,>:+";
    private static final String ENDS = SIGNS + "[]{";

    private final String text;
    private int at;

    private TemplateReader(String text) {
        this.text = text;
    }

    /**
     * The parts of a template.
     *
     * @throws IllegalArgumentException if it is none; the message says where
     */
    static List<Piece> read(String text) {
        TemplateReader reader = new TemplateReader(text);
        List<Piece> pieces = reader.pieces();
        if (reader.at < text.length()) {
            throw new IllegalArgumentException("a ] without its [ in: " + text);
        }
        return pieces;
    }

    private List<Piece> pieces() {
        List<Piece> pieces = new ArrayList<>();
        boolean glued = false;
        while (at < text.length() && text.charAt(at) != ']') {
            if (text.charAt(at) == ' ') {
                at++;
                glued = false;
            } else {
                add(pieces, piece(glued, pieces));
                glued = true;
            }
        }
        return List.copyOf(pieces);
    }

    private Piece piece(boolean glued, List<Piece> before) {
        char sign = text.charAt(at);
        if (sign == '[') {
            return option(glued);
        }
        if (sign == '{') {
            return slot(glued, List.of(), !before.isEmpty());
        }
        if (SIGNS.indexOf(sign) >= 0) {
            at++;
            return new Piece.Literal(List.of(String.valueOf(sign)), glued);
        }
        List<String> ways = Arrays.asList(word().split("\\|", -1));
        return at < text.length() && text.charAt(at) == '{'
                ? slot(glued, ways, false)
                : new Piece.Literal(List.copyOf(ways), glued);
    }

    private String word() {
        int start = at;
        while (at < text.length() && text.charAt(at) != ' ' && ENDS.indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(start, at);
    }

    private Piece option(boolean glued) {
        int close = text.indexOf(']', at);
        Matcher flag = close < 0 ? FLAG.matcher("") : FLAG.matcher(text.substring(at + 1, close));
        if (flag.matches()) {
            at = close + 1;
            return new Piece.Flag(List.of(flag.group(1).split("\\|")), flag.group(2), glued);
        }
        at++;
        List<Piece> inside = pieces();
        if (at == text.length()) {
            throw new IllegalArgumentException("a [ without its ] in: " + text);
        }
        at++;
        return new Piece.Option(inside, glued);
    }

    private Piece slot(boolean glued, List<String> prefixes, boolean afterSign) {
        int close = text.indexOf('}', at);
        Matcher slot = SLOT.matcher(close < 0 ? "" : text.substring(at + 1, close));
        if (!slot.matches()) {
            throw new IllegalArgumentException("a parameter without a name in: " + text);
        }
        at = close + 1;
        String joiner = slot.group(2).isEmpty() ? defaultJoiner(glued && afterSign) : slot.group(2);
        return new Piece.Slot(List.copyOf(prefixes), slot.group(1), joiner, glued);
    }

    /** After a sign ({@code en=}) values are joined by commas, elsewhere by blanks. */
    private static String defaultJoiner(boolean keyed) {
        return keyed ? "," : " ";
    }

    /** Options and flags that follow each other become one part. */
    private static void add(List<Piece> pieces, Piece piece) {
        boolean optional = piece instanceof Piece.Option || piece instanceof Piece.Flag;
        Optional<Piece> last = pieces.isEmpty() ? Optional.empty() : Optional.of(pieces.get(pieces.size() - 1));
        if (optional && last.isPresent() && last.get() instanceof Piece.AnyOrder run) {
            List<Piece> longer = new ArrayList<>(run.options());
            longer.add(piece);
            pieces.set(pieces.size() - 1, new Piece.AnyOrder(List.copyOf(longer), run.glued()));
        } else {
            pieces.add(optional ? new Piece.AnyOrder(List.of(piece), piece.glued()) : piece);
        }
    }
}
