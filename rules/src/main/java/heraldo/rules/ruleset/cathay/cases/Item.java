package heraldo.rules.ruleset.cathay.cases;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.chart.Net;
import java.util.Arrays;
import java.util.List;

/**
 * One item of a line: {@code key=value} or {@code key of=value}.
 *
 * @param line its line in the file
 * @param key the first word before the sign
 * @param of the words after it, before the sign; empty if there are none
 */
record Item(int line, String text, String key, String of, String value) {

    static final String NONE = "-";

    /** The items of a line. */
    static List<Item> of(int line, String text) {
        return Arrays.stream(text.split(";"))
                .map(String::strip)
                .filter(item -> !item.isEmpty())
                .map(item -> item(line, item))
                .toList();
    }

    private static Item item(int line, String text) {
        int sign = text.indexOf('=');
        if (sign < 1 || sign == text.length() - 1) {
            throw new IllegalArgumentException("line " + line + ", \"" + text + "\" is not written as key=value");
        }
        String[] words = text.substring(0, sign).strip().split("\\s+", 2);
        String of = words.length > 1 ? words[1] : "";
        return new Item(line, text, words[0], of, text.substring(sign + 1).strip());
    }

    IllegalArgumentException wrong(String why) {
        return new IllegalArgumentException("line " + line + ", \"" + text + "\": " + why);
    }

    int number(String digits) {
        if (!digits.matches("[0-9]{1,6}")) {
            throw wrong(digits + " is no number");
        }
        return Integer.parseInt(digits);
    }

    int number() {
        return number(value);
    }

    /** The value's parts between commas; none for {@code -}. */
    List<String> parts() {
        return value.equals(NONE)
                ? List.of()
                : Arrays.stream(value.split(",", -1)).map(String::strip).toList();
    }

    /** The value as seats. */
    List<Seat> seats() {
        return parts().stream().map(part -> seat(part)).toList();
    }

    Seat seat(String digits) {
        int number = number(digits);
        if (number < 1) {
            throw wrong("seats are numbered from 1");
        }
        return new Seat(number);
    }

    /** The seat that stands before the sign. */
    Seat seat() {
        return seat(of);
    }

    int hex(String name) {
        return Net.hex(name).orElseThrow(() -> wrong(name + " is no hex, A to S"));
    }
}
