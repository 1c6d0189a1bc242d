package heraldo.rules.ruleset.caos.governor;

import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.caos.deed.Claim;
import heraldo.rules.ruleset.caos.law.Cost;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.order.Defend;
import heraldo.rules.ruleset.caos.order.DefendSector;
import heraldo.rules.ruleset.caos.order.Invade;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Something that is done as a whole or not at all.
 *
 * @param orders its orders
 * @param taken the planets that fall
 * @param marks the planets that no other stroke of the sheet may touch
 * @param value in hundredths of a point
 */
record Stroke(List<Order> orders, List<Site> taken, List<String> marks, Cost cost, int value) {

    Stroke {
        orders = List.copyOf(orders);
        taken = List.copyOf(taken);
        marks = List.copyOf(marks);
    }

    /** The conquest of one planet. */
    static Stroke invade(Law law, Site site, int units, int value) {
        return new Stroke(
                List.of(invade(site, units)),
                List.of(site),
                List.of(site.id()),
                Cost.invading(law.rates().costs(), units, site.crossing()),
                value);
    }

    /** Units for a planet by the cheapest way. */
    static Invade invade(Site site, int units) {
        return new Invade(site.id(), times(units), Optional.empty());
    }

    static Stroke defend(Law law, Site site, int units, int value) {
        return new Stroke(
                List.of(new Defend(site.id(), times(units))),
                List.of(),
                List.of("+" + site.id()),
                Cost.defending(law.rates().costs(), units, false),
                value);
    }

    static Stroke sector(Law law, String sector, int value) {
        return new Stroke(
                List.of(new DefendSector(sector, Optional.empty())),
                List.of(),
                List.of("+" + sector),
                Cost.guarding(law.rates().costs(), 1),
                value);
    }

    private static Optional<Integer> times(int units) {
        return units == 1 ? Optional.empty() : Optional.of(units);
    }

    /** Several strokes as one, which are worth so much more together. */
    static Stroke all(List<Stroke> parts, int more) {
        List<Order> orders = new ArrayList<>();
        List<Site> taken = new ArrayList<>();
        List<String> marks = new ArrayList<>();
        Cost cost = Cost.NONE;
        int value = more;
        for (Stroke part : parts) {
            orders.addAll(part.orders);
            taken.addAll(part.taken);
            marks.addAll(part.marks);
            cost = cost.plus(part.cost);
            value += part.value;
        }
        return new Stroke(orders, taken, marks, cost, value);
    }

    /** The same with a claim, which is free. */
    Stroke claiming(Claim claim) {
        List<Order> longer = new ArrayList<>(orders);
        longer.add(claim);
        return new Stroke(longer, taken, marks, cost, value);
    }
}
