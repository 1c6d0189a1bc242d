package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.book.Settlement;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.order.Enlisting;
import heraldo.rules.ruleset.kaixiflan.order.Levy;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.Optional;
import java.util.stream.Stream;

/** Reclutar (R68, R69): units at a settlement, in its hex or beside it. */
final class EnlistCheck implements Check<Enlisting> {

    @Override
    public Optional<Refusal> refusal(Enlisting order, Plan plan) {
        return Check.first(
                () -> unexplored(order, plan),
                () -> tooFar(order),
                () -> wrongTown(order, plan),
                () -> Check.when(
                        order.levies().stream().anyMatch(levy -> levy.units().isNone()),
                        "E-UNID",
                        "R68",
                        "hex",
                        Say.hex(order.settlement())),
                () -> tooMany(order, plan));
    }

    private static Stream<Hex> places(Enlisting order) {
        return order.levies().stream().map(Levy::deploy).flatMap(Optional::stream);
    }

    private static Optional<Refusal> unexplored(Enlisting order, Plan plan) {
        return Stream.concat(Stream.of(order.settlement()), places(order))
                .filter(hex -> !plan.realm().atlas().explored(hex))
                .findFirst()
                .map(hex -> Refusal.of("E-NOEXPL", "R68", "hex", Say.hex(hex)));
    }

    private static Optional<Refusal> tooFar(Enlisting order) {
        Hex from = order.settlement();
        return places(order)
                .filter(hex -> hex.distance(from) > 1)
                .findFirst()
                .map(hex -> Refusal.of("E-DIST", "R68", "from", Say.hex(from), "to", Say.hex(hex), "most", 1));
    }

    private static Optional<Refusal> wrongTown(Enlisting order, Plan plan) {
        Optional<Town> town =
                plan.realm().town(order.settlement()).filter(each -> each.owner() == order.subject(plan.owner));
        boolean able = town.map(each -> plan.law.book().settlement(each.kind()))
                .filter(kind -> deploys(kind, order.units()))
                .isPresent();
        return Check.when(
                !able,
                "E-ASENT",
                "K28",
                "problem",
                town.isPresent() ? "kind" : "none",
                "hex",
                Say.hex(order.settlement()));
    }

    private static boolean deploys(Settlement kind, Units units) {
        return (units.colonists() == 0 || kind.colonists()) && (units.armies() == 0 || kind.armies());
    }

    private static Optional<Refusal> tooMany(Enlisting order, Plan plan) {
        Owner subject = order.subject(plan.owner);
        Units most = plan.law.book().most();
        Units all = plan.realm()
                .muster()
                .total(subject)
                .plus(plan.recruits.getOrDefault(subject, Units.NONE))
                .plus(order.units());
        boolean colonists = order.units().colonists() > 0 && all.colonists() > most.colonists();
        boolean armies = order.units().armies() > 0 && all.armies() > most.armies();
        return Check.first(
                () -> Check.when(colonists, "E-LIM", "R69", "problem", "colonists", "most", most.colonists()),
                () -> Check.when(armies, "E-LIM", "R69", "problem", "armies", "most", most.armies()));
    }

    @Override
    public Stock cost(Enlisting order, Plan plan) {
        return plan.law.book().cost(order.units());
    }

    @Override
    public void note(Enlisting order, Plan plan) {
        plan.recruits.merge(order.subject(plan.owner), order.units(), Units::plus);
    }
}
