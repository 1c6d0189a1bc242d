package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.law.Harvest;
import heraldo.rules.ruleset.kaixiflan.law.Yield;
import heraldo.rules.ruleset.kaixiflan.order.Gathering;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.List;
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
                () -> bySettlement(order, plan) ? town(order, plan) : colonists(order, plan),
                () -> uncontrolled(order, plan),
                () -> taken(order, plan),
                () -> nothing(order, plan),
                () -> tooMany(order, plan));
    }

    /** Whether the settlement in the hex collects, and not the colonists there (R32). */
    static boolean bySettlement(Gathering order, Plan plan) {
        return !order.colonists() && town(plan, order).isPresent();
    }

    /** What the order brings in, after the sources that earlier lines take. */
    static List<Yield> yields(Gathering order, Plan plan) {
        Harvest harvest = harvest(order, plan);
        if (!bySettlement(order, plan)) {
            return harvest.byColonists(order.hex());
        }
        return order.sources().isEmpty() ? harvest.best(order.hex(), plan.taken) : harvest.from(order.sources());
    }

    static Harvest harvest(Gathering order, Plan plan) {
        return new Harvest(plan.law, plan.owner, order.subject(plan.owner));
    }

    private static Optional<Town> town(Plan plan, Gathering order) {
        return plan.realm().town(order.hex()).filter(town -> town.owner() == order.subject(plan.owner));
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
        boolean again = bySettlement(order, plan) && plan.collecting.contains(order.hex());
        boolean twice = new TreeSet<>(order.sources()).size() < order.sources().size();
        return Check.when(again || twice, "E-DUP", "R42", "what", Say.hex(order.hex()));
    }

    private static Optional<Refusal> town(Gathering order, Plan plan) {
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
                .filter(hex -> !harvest(order, plan).controls(hex))
                .findFirst()
                .map(hex -> Refusal.of("E-CONTROL", "R31", "hex", Say.hex(hex)));
    }

    private static Optional<Refusal> taken(Gathering order, Plan plan) {
        return named(order, plan)
                .filter(plan.taken::contains)
                .findFirst()
                .map(hex -> Refusal.of("E-YA", "R42", "hex", Say.hex(hex)));
    }

    private static Optional<Refusal> nothing(Gathering order, Plan plan) {
        return Check.when(yields(order, plan).isEmpty(), "E-NADA", "R38", "hex", Say.hex(order.hex()));
    }

    private static Optional<Refusal> tooMany(Gathering order, Plan plan) {
        int most = town(plan, order).map(harvest(order, plan)::collects).orElse(0);
        boolean over = bySettlement(order, plan) && order.sources().size() > most;
        return Check.when(over, "E-LIM", "R33", "problem", "sources", "most", most);
    }

    @Override
    public void note(Gathering order, Plan plan) {
        if (bySettlement(order, plan)) {
            plan.collecting.add(order.hex());
        }
        yields(order, plan).forEach(yield -> plan.taken.add(yield.source()));
    }
}
