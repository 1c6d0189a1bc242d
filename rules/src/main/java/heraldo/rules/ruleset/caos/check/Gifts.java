package heraldo.rules.ruleset.caos.check;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.order.Cede;
import heraldo.rules.ruleset.caos.order.Swap;
import heraldo.rules.ruleset.caos.say.Places;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What is asked of planets that change hands (C34 to C37). */
final class Gifts {

    private Gifts() {}

    /** The first of some planets that is not the seat's. */
    static Optional<Refusal> notOwned(List<String> planets, Seat owner, Plan plan) {
        return planets.stream()
                .filter(planet -> !plan.law().owns(owner, planet))
                .findFirst()
                .map(planet -> Refusal.of("E_NOT_OWNER", "C34", "planet", Places.planet(planet), "owner", owner));
    }

    /** The first of some planets that is given away twice (C37). */
    static Optional<Refusal> twice(List<String> planets, Plan plan) {
        List<String> given =
                new ArrayList<>(plan.accepted().stream().flatMap(Gifts::given).toList());
        for (String planet : planets) {
            if (given.contains(planet)) {
                return Optional.of(Refusal.of("E_DUP", "C37", "planet", Places.planet(planet)));
            }
            given.add(planet);
        }
        return Optional.empty();
    }

    /** Nobody bargains with himself. */
    static Optional<Refusal> self(Seat partner, Plan plan) {
        return Check.when(
                partner.equals(plan.seat()), () -> Refusal.of("E_SELF", "C34", "problem", "alone", "who", partner));
    }

    private static Stream<String> given(Order order) {
        return switch (order) {
            case Cede cede -> Stream.of(cede.planet());
            case Swap swap -> swap.give().stream();
            default -> Stream.empty();
        };
    }
}
