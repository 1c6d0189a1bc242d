package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.order.Gathering;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Recolectar (§2.4): a settlement collects around it, or colonists in their hex. */
final class GatherCheck implements Check<Gathering> {

    @Override
    public Optional<Refusal> refusal(Gathering order, Plan plan) {
        return Check.first(
                () -> unexplored(order, plan),
                () -> tooFar(order),
                () -> repeated(order, plan),
                () -> bySettlement(order, plan) ? revolt(order, plan) : colonists(order, plan),
                () -> uncontrolled(order, plan),
                () -> taken(order, plan),
                () -> nothing(order, plan),
                () -> tooMany(order, plan));
    }

    private static boolean bySettlement(Gathering order, Plan plan) {
        return plan.fields.town(order).isPresent();
    }

    private static Optional<Refusal> unexplored(Gathering order, Plan plan) {
        return Stream.concat(Stream.of(order.hex()), order.sources().stream())
                .filter(hex -> !plan.realm().atlas().explored(hex))
                .findFirst()
                .map(hex -> Refusal.of("E-NOEXPL", "K15", "hex", Say.hex(hex)));
    }

    private static Optional<Refusal> tooFar(Gathering order) {
        return order.sources().stream()
                .filter(source -> source.distance(order.hex()) != 1)
                .findFirst()
                .map(source ->
                        Refusal.of("E-DIST", "K16", "from", Say.hex(order.hex()), "to", Say.hex(source), "most", 1));
    }

    private static Optional<Refusal> repeated(Gathering order, Plan plan) {
        boolean again = bySettlement(order, plan) && plan.fields.collected(order.hex());
        boolean twice = new TreeSet<>(order.sources()).size() < order.sources().size();
        return Check.when(again || twice, "E-DUP", "R42", "what", Say.hex(order.hex()));
    }

    private static Optional<Refusal> revolt(Gathering order, Plan plan) {
        return Check.when(plan.law.peace().inRevolt(order.hex()), "E-REV", "R28", "hex", Say.hex(order.hex()));
    }

    private static Optional<Refusal> colonists(Gathering order, Plan plan) {
        Hex hex = order.hex();
        boolean blocked = plan.law.peace().blocked(hex, order.subject(plan.owner));
        boolean nobody =
                plan.realm().muster().at(hex, order.subject(plan.owner)).colonists() == 0;
        return Check.first(
                () -> Check.when(!order.sources().isEmpty(), "E-ASENT", "R32", "problem", "none", "hex", Say.hex(hex)),
                () -> Check.when(blocked, "E-CONF", "K20", "hex", Say.hex(hex)),
                () -> Check.when(nobody, "E-UNID", "K15", "hex", Say.hex(hex)));
    }

    /** The sources the order names by itself: those of its list, or that under its colonists. */
    private static Stream<Hex> named(Gathering order, Plan plan) {
        Stream<Hex> hexes = bySettlement(order, plan) ? order.sources().stream() : Stream.of(order.hex());
        Predicate<Hex> source = hex ->
                Optional.of(plan.realm().atlas().at(hex)).flatMap(Land::source).isPresent();
        return hexes.filter(source);
    }

    private static Optional<Refusal> uncontrolled(Gathering order, Plan plan) {
        return named(order, plan)
                .filter(hex -> !plan.fields.harvest(order).controls(hex))
                .findFirst()
                .map(hex -> Refusal.of("E-CONTROL", "R31", "hex", Say.hex(hex)));
    }

    private static Optional<Refusal> taken(Gathering order, Plan plan) {
        return named(order, plan)
                .filter(plan.fields::taken)
                .findFirst()
                .map(hex -> Refusal.of("E-YA", "R42", "hex", Say.hex(hex)));
    }

    private static Optional<Refusal> nothing(Gathering order, Plan plan) {
        return Check.when(plan.fields.yields(order).isEmpty(), "E-NADA", "R38", "hex", Say.hex(order.hex()));
    }

    private static Optional<Refusal> tooMany(Gathering order, Plan plan) {
        int most = plan.fields
                .town(order)
                .map(plan.fields.harvest(order)::collects)
                .orElse(0);
        boolean over = bySettlement(order, plan) && order.sources().size() > most;
        return Check.when(over, "E-LIM", "R33", "problem", "sources", "most", most);
    }

    @Override
    public void note(Gathering order, Plan plan) {
        plan.fields.take(order);
    }
}
