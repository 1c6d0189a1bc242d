package heraldo.rules.engine.cases;

import heraldo.rules.engine.CaseBlock;
import heraldo.rules.kernel.Seat;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One item of a line: what stands between two semicolons.
 *
 * @param line in which it stands
 */
public record Item(CaseBlock.Line line, String text) {

    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,6}");

    /** A key and its value. */
    public record Pair(String key, String value) {}

    /** The items of a line. */
    public static List<Item> of(CaseBlock.Line line) {
        return Arrays.stream(line.text().split(";"))
                .map(String::strip)
                .filter(item -> !item.isEmpty())
                .map(item -> new Item(line, item))
                .toList();
    }

    /** The error that says where something is wrong, and what. */
    public IllegalArgumentException wrong(String why) {
        return new IllegalArgumentException("line " + line.number() + ", \"" + text + "\": " + why);
    }

    /** Returns the thing that an item names, or throws an error about the name. */
    public <T> T known(Optional<T> found, String why) {
        return found.orElseThrow(() -> wrong(why));
    }

    /** The item as a pattern sees it; the groups may be asked for. */
    public Matcher as(Pattern pattern) {
        return pattern.matcher(text);
    }

    /** Its words. */
    public List<String> words() {
        return List.of(text.split("\\s+"));
    }

    /** Its first word. */
    public String head() {
        return words().get(0);
    }

    /** The words after the first. */
    public List<String> tail() {
        return words().subList(1, words().size());
    }

    /** The word at a place, from 0. */
    public String word(int place) {
        return from(place).get(0);
    }

    /** The words from a place to the end; there must be one. */
    public List<String> from(int place) {
        List<String> words = words();
        if (place >= words.size()) {
            throw wrong("something is missing at its end");
        }
        return words.subList(place, words.size());
    }

    /** Makes sure that there are no more words than so many. */
    public void end(int count) {
        if (words().size() > count) {
            throw wrong("\"" + words().get(count) + "\" is one too many");
        }
    }

    /** The first word of what stands before the first {@code =}. */
    public String key() {
        return before().split("\\s+", 2)[0];
    }

    /** The words between the key and the first {@code =}; empty if there are none. */
    public String of() {
        String[] words = before().split("\\s+", 2);
        return words.length == 2 ? words[1] : "";
    }

    private String before() {
        int sign = text.indexOf('=');
        return sign < 0 ? text : text.substring(0, sign).strip();
    }

    /** Returns the text after the first {@code =}. */
    public String value() {
        int sign = text.indexOf('=');
        if (sign < 1) {
            throw wrong("a = is missing");
        }
        return text.substring(sign + 1).strip();
    }

    /** {@code key=value}. */
    public Pair pair(String word) {
        int sign = word.indexOf('=');
        if (sign < 1 || sign == word.length() - 1) {
            throw wrong(word + " is not written as key=value");
        }
        return new Pair(word.substring(0, sign), word.substring(sign + 1));
    }

    /** Each {@code key=value} from a place to the end; there must be one. */
    public Iterable<Pair> pairs(int place) {
        return () -> from(place).stream().map(this::pair).iterator();
    }

    public int number(String digits) {
        if (!NUMBER.matcher(digits).matches()) {
            throw wrong(digits + " is no number");
        }
        return Integer.parseInt(digits);
    }

    /** The seat of a number. */
    public Seat seat(String digits) {
        int number = number(digits);
        if (number < 1) {
            throw wrong("seats are numbered from 1");
        }
        return new Seat(number);
    }
}
