package heraldo.rules.ruleset.hexadominacion.cases;

import heraldo.rules.kernel.Reason;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One item of a line: what stands between two semicolons.
 *
 * @param line its line in the file
 */
record Item(int line, String text) {

    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,6}");

    /** The items of a line. */
    static List<Item> of(int line, String text) {
        return Arrays.stream(text.split(";"))
                .map(String::strip)
                .filter(item -> !item.isEmpty())
                .map(item -> new Item(line, item))
                .toList();
    }

    List<String> words() {
        return List.of(text.split("\\s+"));
    }

    IllegalArgumentException wrong(String why) {
        return new IllegalArgumentException("line " + line + ", \"" + text + "\": " + why);
    }

    /** The item as a pattern sees it; the groups may be asked for. */
    Matcher as(Pattern pattern) {
        return pattern.matcher(text);
    }

    int number(String digits) {
        if (!NUMBER.matcher(digits).matches()) {
            throw wrong(digits + " is no number");
        }
        return Integer.parseInt(digits);
    }

    int hex(String name) {
        return Board.find(name).orElseThrow(() -> wrong(name + " is no hex; A1 to K6 are"));
    }

    Stock stock(String written) {
        try {
            return Stock.of(written);
        } catch (IllegalArgumentException e) {
            throw wrong(Reason.of(e));
        }
    }
}
