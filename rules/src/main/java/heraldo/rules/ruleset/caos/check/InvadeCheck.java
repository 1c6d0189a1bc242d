package heraldo.rules.ruleset.caos.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.law.Cost;
import heraldo.rules.ruleset.caos.law.Routes;
import heraldo.rules.ruleset.caos.order.Invade;
import heraldo.rules.ruleset.caos.order.Values;
import heraldo.rules.ruleset.caos.say.Places;
import java.util.List;
import java.util.Optional;

/** INVADE (C17 to C21, C33). */
final class InvadeCheck implements Check<Invade> {

    @Override
    public Optional<Refusal> unknown(Invade order, Plan plan) {
        return plan.unknownPlanet(List.of(order.planet()))
                .or(() -> order.from()
                        .filter(from -> !plan.law().galaxy().subsectors().containsKey(from))
                        .map(from -> Values.unknown("subsector", from)));
    }

    @Override
    public Optional<Refusal> refusal(Invade order, Plan plan) {
        Planet planet = plan.law().galaxy().planet(order.planet());
        return Check.first(
                () -> Values.miscounted(order.units()),
                () -> Check.when(plan.law().owns(plan.seat(), order.planet()), () -> own(order)),
                () -> Landing.refusal(planet, plan),
                () -> order.from().flatMap(from -> wrongWay(from, planet, plan)),
                () -> otherWay(order, plan));
    }

    private static Refusal own(Invade order) {
        return Refusal.of("E_OWN_PLANET", "C33", "planet", Places.planet(order.planet()));
    }

    private static Optional<Refusal> wrongWay(String from, Planet planet, Plan plan) {
        boolean closed = plan.access().through(from, planet).isEmpty();
        return Check.when(
                closed,
                () -> Refusal.of(
                        "E_FROM", "C20", "planet", Places.planet(planet.id()), "from", Places.subsector(from)));
    }

    /** All invasions of a planet name the same way, or none does (§5.1). */
    private static Optional<Refusal> otherWay(Invade order, Plan plan) {
        return plan.accepted(Invade.class).stream()
                .filter(above -> above.planet().equals(order.planet()))
                .filter(above -> !above.from().equals(order.from()))
                .findFirst()
                .map(above -> conflict(order, above.from()));
    }

    private static Refusal conflict(Invade order, Optional<String> other) {
        return Refusal.of(
                "E_FROM_CONFLICT",
                "C20",
                "planet",
                Places.planet(order.planet()),
                "way",
                other.isPresent() ? "named" : "free",
                "other",
                other.<Object>map(Places::subsector).orElse(""));
    }

    @Override
    public Cost cost(Invade order, Plan plan) {
        return Routes.cost(plan.law(), plan.access(), order);
    }
}
