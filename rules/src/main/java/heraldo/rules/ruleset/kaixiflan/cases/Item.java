package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Pacts;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * One item of a line: words between two semicolons.
 *
 * @param line its line in the file
 */
record Item(int line, String text, List<String> words) {

    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,6}");
    private static final Pattern UNITS = Pattern.compile("(-?[0-9]{1,3})([CE])");
    static final String NONE = "none";

    /** The items of a line. */
    static List<Item> of(int line, String text) {
        return Arrays.stream(text.split(";"))
                .map(String::strip)
                .filter(item -> !item.isEmpty())
                .map(item -> new Item(line, item, List.of(item.split("\\s+"))))
                .toList();
    }

    String head() {
        return words.get(0);
    }

    /** The words after the first. */
    List<String> tail() {
        return words.subList(1, words.size());
    }

    /** The word at a place. */
    String word(int place) {
        if (place >= words.size()) {
            throw wrong("something is missing at its end");
        }
        return words.get(place);
    }

    /** Makes sure that there are no more words than so many. */
    void end(int count) {
        if (words.size() > count) {
            throw wrong("\"" + words.get(count) + "\" is one too many");
        }
    }

    boolean isNone(int place) {
        return word(place).equals(NONE);
    }

    IllegalArgumentException wrong(String why) {
        return new IllegalArgumentException("line " + line + ", \"" + text + "\": " + why);
    }

    Hex hex(String name) {
        return OddQ.find(name).orElseThrow(() -> wrong(name + " is no hex"));
    }

    Owner owner(String name) {
        return Arrays.stream(Owner.values())
                .filter(owner -> owner.name().equals(name))
                .findFirst()
                .orElseThrow(() -> wrong(name + " is neither P1 to P6 nor IND"));
    }

    Owner province(String name) {
        Owner owner = owner(name);
        if (owner == Owner.IND) {
            throw wrong("it takes a province, P1 to P6");
        }
        return owner;
    }

    Good good(String code) {
        return Good.ALL.stream()
                .filter(good -> code.equals(String.valueOf(good.code())))
                .findFirst()
                .orElseThrow(() -> wrong(code + " is none of O P M C N S"));
    }

    int number(String digits) {
        if (!NUMBER.matcher(digits).matches()) {
            throw wrong(digits + " is no number");
        }
        return Integer.parseInt(digits);
    }

    /** {@code 2C 1E}, from a place to the end. */
    Units units(int from) {
        Units units = Units.NONE;
        for (String word : words.subList(Math.min(from, words.size()), words.size())) {
            var matcher = UNITS.matcher(word);
            if (!matcher.matches()) {
                throw wrong(word + " is no number of units, like 2C or 1E");
            }
            int count = number(matcher.group(1));
            units = units.plus(matcher.group(2).equals("C") ? new Units(count, 0) : new Units(0, count));
        }
        if (words.size() <= from) {
            throw wrong("the units are missing");
        }
        return units;
    }

    /** {@code P1-P2} or {@code P1>P2}. */
    Pacts.Pair pair(String text, String sign) {
        String[] ends = text.split(Pattern.quote(sign), -1);
        if (ends.length != 2) {
            throw wrong(text + " is no pair like P1" + sign + "P2");
        }
        return new Pacts.Pair(province(ends[0]), province(ends[1]));
    }

    /** {@code key=value}. */
    Pair assignment(String text) {
        int sign = text.indexOf('=');
        if (sign < 1 || sign == text.length() - 1) {
            throw wrong(text + " is not written as key=value");
        }
        return new Pair(text.substring(0, sign), text.substring(sign + 1));
    }

    /** A key and its value. */
    record Pair(String key, String value) {}
}
