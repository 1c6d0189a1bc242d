package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.engine.CaseBlock;
import heraldo.rules.engine.CaseDialect.Mismatch;
import heraldo.rules.ruleset.kaixiflan.book.Rulebook;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Compares what came out with the {@code E:} lines of an example. */
final class Expectations {

    private final SortedMap<String, Expectation> known = new TreeMap<>();

    Expectations(Rulebook book) {
        BoardItems.addTo(known);
        TurnItems.addTo(known);
        new RealmItems(new ProvinceChange(book)).addTo(known);
    }

    List<Mismatch> check(After after, List<CaseBlock.Line> lines) {
        LineItems codes = new LineItems();
        List<Mismatch> mismatches = new ArrayList<>();
        for (CaseBlock.Line line : lines) {
            for (Item item : Item.of(line.number(), line.text())) {
                mismatches.addAll(codes.check(after, item)
                        .orElseGet(() -> expectation(item).check(after, item)));
            }
        }
        mismatches.addAll(codes.others(after));
        return mismatches;
    }

    private Expectation expectation(Item item) {
        return Optional.ofNullable(known.get(item.head()))
                .orElseThrow(() -> item.wrong("\"" + item.head() + "\" is no item of an E: line"));
    }
}
