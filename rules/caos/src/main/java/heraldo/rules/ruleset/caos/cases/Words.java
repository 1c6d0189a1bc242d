package heraldo.rules.ruleset.caos.cases;

import heraldo.rules.engine.cases.Item;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Faith;
import java.util.Arrays;
import java.util.SortedSet;
import java.util.TreeSet;

/** The parser for the words of a case item. */
final class Words {

    static final String NONE = "-";

    private Words() {}

    static boolean isNone(String text) {
        return text.strip().equals(NONE);
    }

    /** The first word, up to a blank, {@code =} or {@code :}. */
    static String head(Item item) {
        return item.text().split("[\\s=:]", 2)[0];
    }

    /** Returns the text before the first {@code =}, without the head if that is a word of its own. */
    static String subject(Item item) {
        item.value();
        return item.of().isEmpty() ? item.key() : item.of();
    }

    /** Returns the text after the head. */
    static String rest(Item item) {
        return item.text().substring(head(item).length()).strip();
    }

    static Seat seat(Item item, String text) {
        return new Seat(item.number(text.strip().replaceFirst("^#", "")));
    }

    /** Seats between commas; none for {@code -}. */
    static SortedSet<Seat> seats(Item item, String text) {
        return isNone(text)
                ? Frozen.noSet()
                : Frozen.set(Arrays.stream(text.split(","))
                        .map(part -> seat(item, part))
                        .toList());
    }

    static Faith faith(Item item, String code) {
        if (!Faith.is(code.strip())) {
            throw item.wrong(code + " is no faith");
        }
        return Faith.of(code.strip());
    }

    /** Faiths between commas; none for {@code -}. */
    static SortedSet<Faith> faiths(Item item, String text) {
        SortedSet<Faith> faiths = new TreeSet<>();
        if (!isNone(text)) {
            Arrays.stream(text.split(",")).map(code -> faith(item, code)).forEach(faiths::add);
        }
        return faiths;
    }
}
