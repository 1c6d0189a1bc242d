package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.cases.Item;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/** Expectations about what happened in the turn. */
final class TurnItems {

    private TurnItems() {}

    static void addTo(Map<String, BiConsumer<After, Item>> known) {
        known.put("lost", TurnItems::lost);
        known.put("battle", TurnItems::battle);
        known.put("done", TurnItems::done);
        known.put("monopoly", TurnItems::monopoly);
        known.put("ballad", TurnItems::ballad);
        known.put("event", TurnItems::event);
    }

    private static void lost(After after, Item item) {
        Owner owner = Words.province(item, item.word(1));
        Stock expected = Stock.NONE;
        if (!Words.isNone(item, 2)) {
            for (String word : item.words().subList(2, item.words().size())) {
                expected = ProvinceChange.amount(item, word, expected);
            }
        }
        Stock got = after.deeds(Deed.Wasted.class).stream()
                .filter(deed -> deed.by() == owner)
                .map(Deed.Wasted::lost)
                .reduce(Stock.NONE, Stock::plus);
        after.same("lost " + owner, expected, got);
    }

    private static void battle(After after, Item item) {
        Hex hex = LandChanges.onMap(after.realm(), item, Words.hex(item, item.word(1)));
        String got = after.deeds(Deed.Fought.class).stream()
                .filter(battle -> battle.at().equals(hex))
                .map(battle -> battle.attacker().owner() + ":"
                        + battle.defender().owner() + " " + battle.attacker().total() + ":"
                        + battle.defender().total())
                .findFirst()
                .orElse(Words.NONE);
        String expected = String.join(" ", item.words().subList(2, item.words().size()));
        if (!expected.matches("none|(P[1-6]|IND):(P[1-6]|IND) [0-9]+:[0-9]+")) {
            throw item.wrong("a battle is written as P1:P2 11:5, or none");
        }
        after.same("battle " + item.word(1), expected, got);
    }

    private static void done(After after, Item item) {
        for (Item.Pair pair : item.pairs(1)) {
            TreeSet<Owner> expected = new TreeSet<>();
            if (!pair.value().equals(Words.NONE)) {
                Arrays.stream(pair.value().split(",", -1))
                        .map(word -> Words.province(item, word))
                        .forEach(expected::add);
            }
            TreeSet<Owner> got = new TreeSet<>(after.deeds(Deed.Completed.class).stream()
                    .filter(deed -> deed.mission().equals(pair.key()))
                    .map(Deed.Completed::by)
                    .toList());
            after.same("done " + pair.key(), expected, got);
        }
    }

    private static void monopoly(After after, Item item) {
        for (Item.Pair pair : item.pairs(1)) {
            var good = Words.good(item, pair.key());
            Optional<Owner> got = after.deeds(Deed.Monopolised.class).stream()
                    .filter(deed -> deed.good() == good)
                    .map(Deed.Monopolised::by)
                    .findFirst();
            after.same("monopoly " + pair.key(), BoardItems.orNone(item, pair.value()), got);
        }
    }

    private static void ballad(After after, Item item) {
        item.end(2);
        Optional<Owner> got =
                after.deeds(Deed.Sung.class).stream().map(Deed.Sung::by).findFirst();
        after.same("ballad", BoardItems.orNone(item, item.word(1)), got);
    }

    private static void event(After after, Item item) {
        item.end(2);
        String got = after.deeds(Deed.Drawn.class).stream()
                .map(Deed.Drawn::card)
                .findFirst()
                .orElse(Words.NONE);
        after.same("event", item.word(1), got);
    }
}
