package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.engine.cases.Item;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Pacts;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parser of the words of an item. */
final class Words {

    static final String NONE = "none";

    private static final Pattern UNITS = Pattern.compile("(-?[0-9]{1,3})([CE])");

    private Words() {}

    static boolean isNone(Item item, int place) {
        return item.word(place).equals(NONE);
    }

    static Hex hex(Item item, String name) {
        return item.known(OddQ.find(name), name + " is no hex");
    }

    static Owner owner(Item item, String name) {
        return item.known(
                Arrays.stream(Owner.values())
                        .filter(owner -> owner.name().equals(name))
                        .findFirst(),
                name + " is neither P1 to P6 nor IND");
    }

    static Owner province(Item item, String name) {
        Owner owner = owner(item, name);
        if (owner == Owner.IND) {
            throw item.wrong("it takes a province, P1 to P6");
        }
        return owner;
    }

    static Good good(Item item, String code) {
        return item.known(
                Good.ALL.stream()
                        .filter(good -> code.equals(String.valueOf(good.code())))
                        .findFirst(),
                code + " is none of O P M C N S");
    }

    /** It may be below nothing. */
    static int number(Item item, String digits) {
        return digits.matches("-[0-9]{1,6}") ? -item.number(digits.substring(1)) : item.number(digits);
    }

    /** {@code 2C 1E}, from a place to the end. */
    static Units units(Item item, int from) {
        Units units = Units.NONE;
        List<String> words = item.words();
        for (String word : words.subList(Math.min(from, words.size()), words.size())) {
            Matcher matcher = UNITS.matcher(word);
            if (!matcher.matches()) {
                throw item.wrong(word + " is no number of units, like 2C or 1E");
            }
            int count = number(item, matcher.group(1));
            units = units.plus(matcher.group(2).equals("C") ? new Units(count, 0) : new Units(0, count));
        }
        if (words.size() <= from) {
            throw item.wrong("the units are missing");
        }
        return units;
    }

    /** {@code P1-P2} or {@code P1>P2}. */
    static Pacts.Pair pact(Item item, String text, String sign) {
        String[] ends = text.split(Pattern.quote(sign), -1);
        if (ends.length != 2) {
            throw item.wrong(text + " is no pair like P1" + sign + "P2");
        }
        return new Pacts.Pair(province(item, ends[0]), province(item, ends[1]));
    }
}
