package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.CaseDialect.Mismatch;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Expectations about what happened in the turn. */
final class TurnItems {

    private TurnItems() {}

    static void addTo(Map<String, Expectation> known) {
        known.put("lost", TurnItems::lost);
        known.put("battle", TurnItems::battle);
        known.put("done", TurnItems::done);
        known.put("monopoly", TurnItems::monopoly);
        known.put("ballad", TurnItems::ballad);
        known.put("event", TurnItems::event);
    }

    private static List<Mismatch> lost(After after, Item item) {
        Owner owner = item.province(item.word(1));
        Stock expected = Stock.NONE;
        if (!item.isNone(2)) {
            for (String word : item.words().subList(2, item.words().size())) {
                expected = ProvinceChange.amount(item, word, expected);
            }
        }
        Stock got = after.deeds(Deed.Wasted.class).stream()
                .filter(deed -> deed.by() == owner)
                .map(Deed.Wasted::lost)
                .reduce(Stock.NONE, Stock::plus);
        return Expectation.same("lost " + owner, expected, got);
    }

    private static List<Mismatch> battle(After after, Item item) {
        Hex hex = LandChanges.onMap(after.realm(), item, item.hex(item.word(1)));
        String got = after.deeds(Deed.Fought.class).stream()
                .filter(battle -> battle.at().equals(hex))
                .map(battle -> battle.attacker().owner() + ":"
                        + battle.defender().owner() + " " + battle.attacker().total() + ":"
                        + battle.defender().total())
                .findFirst()
                .orElse(Item.NONE);
        String expected = String.join(" ", item.words().subList(2, item.words().size()));
        if (!expected.matches("none|(P[1-6]|IND):(P[1-6]|IND) [0-9]+:[0-9]+")) {
            throw item.wrong("a battle is written as P1:P2 11:5, or none");
        }
        return Expectation.same("battle " + item.word(1), expected, got);
    }

    private static List<Mismatch> done(After after, Item item) {
        item.word(1);
        List<Mismatch> mismatches = new ArrayList<>();
        for (String word : item.tail()) {
            Item.Pair pair = item.assignment(word);
            TreeSet<Owner> expected = new TreeSet<>();
            if (!pair.value().equals(Item.NONE)) {
                Arrays.stream(pair.value().split(",", -1)).map(item::province).forEach(expected::add);
            }
            TreeSet<Owner> got = new TreeSet<>(after.deeds(Deed.Completed.class).stream()
                    .filter(deed -> deed.mission().equals(pair.key()))
                    .map(Deed.Completed::by)
                    .toList());
            mismatches.addAll(Expectation.same("done " + pair.key(), expected, got));
        }
        return mismatches;
    }

    private static List<Mismatch> monopoly(After after, Item item) {
        item.word(1);
        List<Mismatch> mismatches = new ArrayList<>();
        for (String word : item.tail()) {
            Item.Pair pair = item.assignment(word);
            var good = item.good(pair.key());
            Optional<Owner> got = after.deeds(Deed.Monopolised.class).stream()
                    .filter(deed -> deed.good() == good)
                    .map(Deed.Monopolised::by)
                    .findFirst();
            mismatches.addAll(Expectation.same("monopoly " + pair.key(), BoardItems.orNone(item, pair.value()), got));
        }
        return mismatches;
    }

    private static List<Mismatch> ballad(After after, Item item) {
        item.end(2);
        Optional<Owner> got =
                after.deeds(Deed.Sung.class).stream().map(Deed.Sung::by).findFirst();
        return Expectation.same("ballad", BoardItems.orNone(item, item.word(1)), got);
    }

    private static List<Mismatch> event(After after, Item item) {
        item.end(2);
        String got = after.deeds(Deed.Drawn.class).stream()
                .map(Deed.Drawn::card)
                .findFirst()
                .orElse(Item.NONE);
        return Expectation.same("event", item.word(1), got);
    }
}
