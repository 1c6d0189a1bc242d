package heraldo.rules.ruleset.caos.order;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.check.Plan;
import heraldo.rules.ruleset.caos.check.Refusals;
import heraldo.rules.ruleset.caos.say.Places;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The conditions for planets that change hands (C34 to C37). */
final class Gifts {

    private Gifts() {}

    /**
     * Refuses a transfer of planets that are not their giver's, are given twice, or stay with the seat itself.
     *
     * @param give planets of the seat's own, each given once
     * @param get the partner's planets
     */
    static Optional<Refusal> refusal(List<String> give, List<String> get, Seat partner, Plan plan) {
        return Refusal.first(
                () -> notOwned(give, plan.seat(), plan),
                () -> notOwned(get, partner, plan),
                () -> twice(give, plan),
                () -> Refusals.when(
                        partner.equals(plan.seat()),
                        () -> Refusal.of("E_SELF", "C34", "problem", "alone", "who", partner)));
    }

    /** The first of some planets that is not the seat's. */
    private static Optional<Refusal> notOwned(List<String> planets, Seat owner, Plan plan) {
        for (String planet : planets) {
            if (!plan.law().owns(owner, planet)) {
                return Optional.of(Refusal.of("E_NOT_OWNER", "C34", "planet", Places.planet(planet), "owner", owner));
            }
        }
        return Optional.empty();
    }

    /** The first of some planets that is given away twice (C37). */
    private static Optional<Refusal> twice(List<String> planets, Plan plan) {
        List<String> given = new ArrayList<>();
        plan.accepted().forEach(order -> given.addAll(order.given()));
        for (String planet : planets) {
            if (given.contains(planet)) {
                return Optional.of(Refusal.of("E_DUP", "C37", "planet", Places.planet(planet)));
            }
            given.add(planet);
        }
        return Optional.empty();
    }
}
