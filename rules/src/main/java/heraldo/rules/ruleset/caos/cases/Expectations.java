package heraldo.rules.ruleset.caos.cases;

import heraldo.rules.engine.CaseDialect.Mismatch;
import java.util.ArrayList;
import java.util.List;

/** Compares a turn with the {@code E:} lines of an example. */
final class Expectations {

    private Expectations() {}

    static List<Mismatch> check(List<Item> items, After after) {
        List<Mismatch> mismatches = new ArrayList<>(LineItems.entries(items, after));
        for (Item item : items) {
            for (Expectation expectation : read(item, after)) {
                if (!expectation.holds()) {
                    mismatches.add(new Mismatch(item.text(), expectation.expected(), expectation.got()));
                }
            }
        }
        return mismatches;
    }

    private static List<Expectation> read(Item item, After after) {
        if (LineItems.is(item)) {
            return LineItems.note(item, after).stream().toList();
        }
        return switch (item.head()) {
            case "holy" -> List.of(PlanetItems.holy(item, after));
            case "sides" -> List.of(PlanetItems.sides(item, after));
            case "kills" -> List.of(PlanetItems.kills(item, after));
            case "done" -> List.of(EndItems.done(item, after));
            case "open" -> List.of(EndItems.open(item, after));
            case "elim" -> List.of(EndItems.falls(item, after));
            case "lord" -> List.of(EndItems.lord(item, after));
            case "lieut" -> List.of(EndItems.lieutenants(item, after));
            case "paladins" -> List.of(EndItems.paladins(item, after));
            default -> SeatItems.read(item, after).map(List::of).orElseGet(() -> PlanetItems.planets(item, after));
        };
    }
}
