package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.engine.cases.Item;
import heraldo.rules.ruleset.kaixiflan.book.Rulebook;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/** Compares what came out with the {@code E:} lines of an example. */
final class Expectations {

    private final SortedMap<String, BiConsumer<After, Item>> known = new TreeMap<>();

    Expectations(Rulebook book) {
        BoardItems.addTo(known);
        TurnItems.addTo(known);
        new RealmItems(new ProvinceChange(book)).addTo(known);
    }

    /** Lines of which nothing is expected must be {@code OK}. */
    void check(After after, List<Item> items) {
        for (Item item : items) {
            if (!LineItems.check(after, item)) {
                item.known(
                                Optional.ofNullable(known.get(item.head())),
                                "\"" + item.head() + "\" is no item of an E: line")
                        .accept(after, item);
            }
        }
        after.codes().others(after.findings());
    }
}
