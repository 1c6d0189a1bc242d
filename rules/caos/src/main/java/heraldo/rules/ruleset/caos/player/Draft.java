package heraldo.rules.ruleset.caos.player;

import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.check.Examination;
import heraldo.rules.ruleset.caos.check.Examiner;
import heraldo.rules.ruleset.caos.law.Access;
import heraldo.rules.ruleset.caos.law.Budget;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.order.Invade;
import heraldo.rules.ruleset.caos.state.Band;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A sheet being written: lines are kept only if they and all lines before them stand. Lives within one proposal. */
final class Draft {

    final Law law;
    final Seat seat;
    final Personality personality;
    final Access access;
    final Worth worth;

    private final SortedMap<String, Access.Way> reach = new TreeMap<>();
    private final int budget;
    private OrderSheet sheet = OrderSheet.EMPTY;
    private int left;

    Draft(Law law, Seat seat, Personality personality) {
        this.law = law;
        this.seat = seat;
        this.personality = personality;
        this.access = new Access(law, seat);
        this.worth = new Worth(law, seat);
        this.budget = Budget.of(law, seat).actions();
        this.left = budget;
        law.galaxy()
                .planets()
                .forEach((id, planet) -> access.to(planet)
                        .filter(way -> !law.owns(seat, id) && !Compact.spares(law, seat, planet))
                        .ifPresent(way -> reach.put(id, way)));
    }

    OrderSheet sheet() {
        return sheet;
    }

    Band band() {
        return law.band(seat);
    }

    /** The actions not yet spent. */
    int left() {
        return left;
    }

    boolean add(Order order) {
        return addAll(List.of(order));
    }

    /** Writes orders down if nothing speaks against any of them. */
    boolean addAll(Collection<? extends Order> orders) {
        OrderSheet longer = sheet;
        for (Order order : orders) {
            longer = longer.with(order);
        }
        Examination examination = Examiner.of(law, seat, longer);
        boolean stands =
                examination.lines().stream().allMatch(line -> line.refusal().isEmpty());
        if (stands) {
            sheet = longer;
            left = budget - examination.actions();
        }
        return stands;
    }

    /** The lines of one kind that are written so far. */
    <O extends Order> List<O> lines(Class<O> kind) {
        return sheet.orders().stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** Counts the units that attack a planet so far. */
    int units(String planet) {
        return lines(Invade.class).stream()
                .filter(line -> line.planet().equals(planet))
                .mapToInt(Invade::units)
                .sum();
    }

    /** Planets of others and of nobody that can be reached and are not attacked yet. */
    List<Planet> targets() {
        return reach.keySet().stream()
                .filter(planet -> units(planet) == 0)
                .map(law.galaxy()::planet)
                .toList();
    }

    /** Returns the number of units that conquer a planet, by public facts. */
    int need(Planet planet) {
        return Pact.need(law, planet);
    }

    /** Returns the price of a number of units by the cheapest way to a planet within reach. */
    int price(Planet planet, int units) {
        return units * (Known.in(reach, planet.id()).crosses() ? 2 : 1);
    }

    static Invade invade(Planet planet, int units, Optional<String> from) {
        return new Invade(planet.id(), units == 1 ? Optional.empty() : Optional.of(units), from);
    }

    boolean invade(Planet planet, int units) {
        return add(invade(planet, units, Optional.empty()));
    }
}
