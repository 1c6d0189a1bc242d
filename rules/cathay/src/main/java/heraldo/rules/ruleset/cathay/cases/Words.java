package heraldo.rules.ruleset.cathay.cases;

import heraldo.rules.engine.CaseBlock;
import heraldo.rules.engine.cases.Item;
import heraldo.rules.kernel.Seat;
import java.util.Arrays;
import java.util.List;

/** The parser for the words of an item, each written as {@code key=value} or {@code key of=value}. */
final class Words {

    static final String NONE = "-";

    private Words() {}

    /** The item, if it has a key and a value. */
    static Item demandPair(Item item) {
        int sign = item.text().indexOf('=');
        if (sign < 1 || sign == item.text().length() - 1) {
            throw new IllegalArgumentException(
                    "line " + item.line().number() + ", \"" + item.text() + "\" is not written as key=value");
        }
        return item;
    }

    /** Returns the orders of a line, separated by semicolons; none for {@code -}. */
    static List<String> orders(CaseBlock.Line line) {
        return Item.of(line).stream()
                .map(Item::text)
                .filter(order -> !order.equals(NONE))
                .toList();
    }

    static int number(Item item) {
        return item.number(item.value());
    }

    /** The value's parts between commas; none for {@code -}. */
    static List<String> parts(Item item) {
        return item.value().equals(NONE)
                ? List.of()
                : Arrays.stream(item.value().split(",", -1)).map(String::strip).toList();
    }

    /** The value as seats. */
    static List<Seat> seats(Item item) {
        return parts(item).stream().map(item::seat).toList();
    }

    /** The seat that stands before the sign. */
    static Seat seat(Item item) {
        return item.seat(item.of());
    }

    /** The item without its value. */
    static String name(Item item) {
        return item.of().isEmpty() ? item.key() : item.key() + " " + item.of();
    }
}
