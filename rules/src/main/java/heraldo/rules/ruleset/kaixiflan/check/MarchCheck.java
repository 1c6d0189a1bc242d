package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.order.Leg;
import heraldo.rules.ruleset.kaixiflan.order.Marching;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.Optional;
import java.util.stream.Stream;

/** Mover (R8, R9, R66): groups of units from one hex over explored land. */
final class MarchCheck implements Check<Marching> {

    @Override
    public Optional<Refusal> refusal(Marching order, Plan plan) {
        return Check.first(() -> unexplored(order, plan), () -> tooFar(order, plan), () -> missing(order, plan));
    }

    private static Optional<Refusal> unexplored(Marching order, Plan plan) {
        return Stream.concat(Stream.of(order.origin()), order.legs().stream().map(Leg::destination))
                .filter(hex -> !plan.realm().atlas().explored(hex))
                .findFirst()
                .map(hex -> Refusal.of("E-NOEXPL", "K21", "hex", Say.hex(hex)));
    }

    private static Optional<Refusal> tooFar(Marching order, Plan plan) {
        int most = plan.law.bonuses(order.subject(plan.owner)).steps();
        return order.legs().stream()
                .map(Leg::destination)
                .filter(hex -> !reaches(plan, order.origin(), hex, most))
                .findFirst()
                .map(hex ->
                        Refusal.of("E-DIST", "R66", "from", Say.hex(order.origin()), "to", Say.hex(hex), "most", most));
    }

    private static boolean reaches(Plan plan, Hex from, Hex to, int most) {
        return !from.equals(to) && plan.law.routes().within(from, to, most);
    }

    private static Optional<Refusal> missing(Marching order, Plan plan) {
        Owner subject = order.subject(plan.owner);
        boolean unclear = order.legs().size() > 1 && order.legs().stream().anyMatch(leg -> !leg.counted());
        boolean nobody = order.legs().stream()
                .anyMatch(leg -> leg.counted() && leg.units().isNone());
        March march = March.of(plan.muster, subject, order);
        return Check.when(
                unclear || nobody || !march.complete() || march.isEmpty(),
                "E-UNID",
                "R9",
                "hex",
                Say.hex(order.origin()));
    }

    @Override
    public void note(Marching order, Plan plan) {
        plan.muster = March.of(plan.muster, order.subject(plan.owner), order).after();
    }
}
