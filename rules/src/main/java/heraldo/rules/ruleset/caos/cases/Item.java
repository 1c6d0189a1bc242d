package heraldo.rules.ruleset.caos.cases;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Faith;
import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * One item of a line: what stands between two semicolons.
 *
 * @param line its line in the file
 */
record Item(int line, String text) {

    static final String NONE = "-";

    /** The items of a line. */
    static List<Item> of(int line, String text) {
        return Arrays.stream(text.split(";"))
                .map(String::strip)
                .filter(item -> !item.isEmpty())
                .map(item -> new Item(line, item))
                .toList();
    }

    IllegalArgumentException wrong(String why) {
        return new IllegalArgumentException("line " + line + ", \"" + text + "\": " + why);
    }

    /** The first word, up to a blank, {@code =} or {@code :}. */
    String head() {
        return text.split("[\\s=:]", 2)[0];
    }

    /** What stands before the first {@code =}, without the head if that is a word of its own. */
    String subject() {
        String left = text.substring(0, sign("=")).strip();
        int blank = left.indexOf(' ');
        return blank < 0 ? left : left.substring(blank + 1).strip();
    }

    /** What stands after the first {@code =}. */
    String value() {
        return text.substring(sign("=") + 1).strip();
    }

    /** What stands after the head. */
    String rest() {
        return text.substring(head().length()).strip();
    }

    private int sign(String sign) {
        int at = text.indexOf(sign);
        if (at < 1) {
            throw wrong("a " + sign + " is missing");
        }
        return at;
    }

    int number(String digits) {
        if (!digits.strip().matches("[0-9]{1,6}")) {
            throw wrong(digits + " is no number");
        }
        return Integer.parseInt(digits.strip());
    }

    Seat seat(String text) {
        return new Seat(number(text.strip().replaceFirst("^#", "")));
    }

    /** Seats between commas; none for {@code -}. */
    SortedSet<Seat> seats(String text) {
        return seats(text, ",");
    }

    SortedSet<Seat> seats(String text, String sign) {
        return isNone(text)
                ? Frozen.noSet()
                : Frozen.set(Arrays.stream(text.split(Pattern.quote(sign)))
                        .map(this::seat)
                        .toList());
    }

    Faith faith(String code) {
        if (!Faith.is(code.strip())) {
            throw wrong(code + " is no faith");
        }
        return Faith.of(code.strip());
    }

    /** Faiths between commas; none for {@code -}. */
    SortedSet<Faith> faiths(String text) {
        SortedSet<Faith> faiths = new TreeSet<>();
        if (!isNone(text)) {
            Arrays.stream(text.split(",")).map(this::faith).forEach(faiths::add);
        }
        return faiths;
    }

    static boolean isNone(String text) {
        return text.strip().equals(NONE);
    }
}
