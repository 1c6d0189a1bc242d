package heraldo.rules.ruleset.caos.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.DeedRow;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.deed.Consecration;
import heraldo.rules.ruleset.caos.deed.StartDeeds;
import heraldo.rules.ruleset.caos.order.Claim;
import heraldo.rules.ruleset.caos.order.Values;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/** DEED (C49 to C54): still open, for one's faith, with what it asks for, and met if the start of the turn says so (§5.2). */
final class ClaimCheck implements Check<Claim> {

    @Override
    public Optional<Refusal> unknown(Claim order, Plan plan) {
        boolean known = plan.law().book().deed(order.code()).isPresent();
        return Check.first(
                () -> Check.when(!known, () -> Values.unknown("deed", order.code())),
                () -> plan.unknownPlanet(order.planets()));
    }

    @Override
    public Optional<Refusal> late(Claim order, Plan plan) {
        DeedRow deed = plan.law().book().deed(order.code()).orElseThrow();
        Faith faith = plan.law().band(plan.seat()).faith();
        return Check.first(
                () -> done(deed, plan),
                () -> Check.when(!deed.isFor(faith), () -> Refusal.of("E_DEED_FAITH", "C53", "deed", deed.code())),
                () -> planets(deed, order),
                () -> god(deed, order, plan),
                () -> unmet(deed, order, plan));
    }

    private static Optional<Refusal> done(DeedRow deed, Plan plan) {
        SortedSet<Seat> by = plan.law().war().done().get(deed.code());
        return Check.when(
                by != null, () -> Refusal.of("E_DEED_DONE", "C50", "deed", deed.code(), "seats", List.copyOf(by)));
    }

    private static Optional<Refusal> planets(DeedRow deed, Claim order) {
        boolean right = order.planets().size() == deed.named()
                && order.planets().stream().distinct().count() == deed.named();
        return Check.when(!right, () -> wrong("planets", deed));
    }

    private static Optional<Refusal> god(DeedRow deed, Claim order, Plan plan) {
        if (!deed.asksForGod()) {
            return Check.when(order.god().isPresent(), () -> wrong("godless", deed));
        }
        if (order.god().filter(god -> !god.isMajor()).isPresent()) {
            return Optional.of(wrong("god", deed));
        }
        if (deed.code().equals(Consecration.CODE)) {
            return consecrated(deed, order, Consecration.gods(plan.law(), plan.seat()));
        }
        return Check.when(order.god().isEmpty(), () -> wrong("needgod", deed));
    }

    private static Optional<Refusal> consecrated(DeedRow deed, Claim order, List<Faith> gods) {
        boolean foreign = order.god().filter(god -> !gods.contains(god)).isPresent();
        return Check.first(
                () -> Check.when(foreign, () -> wrong("unholy", deed)),
                () -> Check.when(order.god().isEmpty() && gods.size() > 1, () -> wrong("choose", deed)));
    }

    private static Refusal wrong(String problem, DeedRow deed) {
        return Refusal.of("E_DEED_PARAM", "C49", "problem", problem, "deed", deed.code(), "count", deed.named());
    }

    private static Optional<Refusal> unmet(DeedRow deed, Claim order, Plan plan) {
        boolean unmet = deed.when() == DeedRow.When.START && !StartDeeds.met(plan.law(), plan.seat(), deed, order);
        return Check.when(unmet, () -> Refusal.of("E_DEED_NOT_MET", "C54", "deed", deed.code()));
    }
}
