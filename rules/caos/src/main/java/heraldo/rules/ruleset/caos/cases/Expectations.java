package heraldo.rules.ruleset.caos.cases;

import heraldo.rules.engine.cases.Item;
import java.util.List;

/** Compares a turn with the {@code E:} lines of an example. */
final class Expectations {

    private Expectations() {}

    static void check(List<Item> items, After after) {
        LineItems.entries(items, after);
        items.forEach(item -> check(item, after));
    }

    private static void check(Item item, After after) {
        if (LineItems.is(item)) {
            LineItems.note(item, after);
            return;
        }
        switch (Words.head(item)) {
            case "holy" -> PlanetItems.holy(item, after);
            case "sides" -> PlanetItems.sides(item, after);
            case "kills" -> PlanetItems.kills(item, after);
            case "done" -> EndItems.done(item, after);
            case "open" -> EndItems.open(item, after);
            case "elim" -> EndItems.falls(item, after);
            case "lord" -> EndItems.lord(item, after);
            case "lieut" -> EndItems.lieutenants(item, after);
            case "paladins" -> EndItems.paladins(item, after);
            default -> {
                if (!SeatItems.check(item, after)) {
                    PlanetItems.planets(item, after);
                }
            }
        }
    }
}
