package heraldo.rules.ruleset.kaixiflan.order.harvest;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.kaixiflan.check.Action;
import heraldo.rules.ruleset.kaixiflan.check.Plan;
import heraldo.rules.ruleset.kaixiflan.check.Reasons;
import heraldo.rules.ruleset.kaixiflan.law.Fields.Reaping;
import heraldo.rules.ruleset.kaixiflan.law.Harvest;
import heraldo.rules.ruleset.kaixiflan.law.Yield;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Resources are brought in (<i>Recolectar</i>, K15): a settlement collects around it, or colonists in their hex (§2.4). */
public interface Gathering extends Action {

    /** Neighbours of a hex. */
    int NEIGHBOURS = 6;

    Hex hex();

    /** Which sources a settlement collects; if none is named, the best (R33). */
    List<Hex> sources();

    /** Whether the colonists in the hex collect even where a settlement stands (R32). */
    boolean colonists();

    static <O extends Record & Gathering> OrderType<O> type(String key, Class<O> record, Values values) {
        return OrderType.of(
                key,
                record,
                Param.one("hex", values.hex()),
                Param.many("sources", values.hex(), 0, NEIGHBOURS),
                Param.flag("colonists"));
    }

    /** What is collected when a province gives it. */
    default Reaping reaping(Owner giver) {
        return new Reaping(subject(giver), hex(), sources(), colonists());
    }

    @Override
    default Optional<Refusal> refusal(Plan plan) {
        Reaping reaping = reaping(plan.owner());
        Optional<Town> town = plan.fields().town(reaping);
        return Reasons.first(
                () -> unexplored(plan),
                this::tooFar,
                () -> repeated(town, plan),
                () -> town.isPresent() ? revolt(plan) : byColonists(plan),
                () -> uncontrolled(named(town, plan), plan.fields().harvest(reaping)),
                () -> taken(named(town, plan), plan),
                () -> nothing(plan.fields().yields(reaping)),
                () -> tooMany(town.map(plan.fields().harvest(reaping)::collects)));
    }

    private Optional<Refusal> unexplored(Plan plan) {
        return Reasons.any(
                Stream.concat(Stream.of(hex()), sources().stream()),
                hex -> !plan.realm().atlas().explored(hex),
                hex -> Refusal.of("E-NOEXPL", "K15", "hex", Say.hex(hex)));
    }

    private Optional<Refusal> tooFar() {
        return Reasons.any(
                sources().stream(),
                source -> source.distance(hex()) != 1,
                source -> Refusal.of("E-DIST", "K16", "from", Say.hex(hex()), "to", Say.hex(source), "most", 1));
    }

    private Optional<Refusal> repeated(Optional<Town> town, Plan plan) {
        boolean again = town.isPresent() && plan.fields().collected(hex());
        boolean twice = new TreeSet<>(sources()).size() < sources().size();
        return Reasons.when(again || twice, "E-DUP", "R42", "what", Say.hex(hex()));
    }

    private Optional<Refusal> revolt(Plan plan) {
        return Reasons.when(plan.law().peace().inRevolt(hex()), "E-REV", "R28", "hex", Say.hex(hex()));
    }

    private Optional<Refusal> byColonists(Plan plan) {
        Owner subject = subject(plan.owner());
        boolean blocked = plan.law().peace().blocked(hex(), subject);
        boolean nobody = plan.realm().muster().at(hex(), subject).colonists() == 0;
        return Reasons.first(
                () -> Reasons.when(!sources().isEmpty(), "E-ASENT", "R32", "problem", "none", "hex", Say.hex(hex())),
                () -> Reasons.when(blocked, "E-CONF", "K20", "hex", Say.hex(hex())),
                () -> Reasons.when(nobody, "E-UNID", "K15", "hex", Say.hex(hex())));
    }

    /** The sources the order names by itself: those of its list, or that under its colonists. */
    private Stream<Hex> named(Optional<Town> town, Plan plan) {
        Stream<Hex> hexes = town.isPresent() ? sources().stream() : Stream.of(hex());
        return hexes.filter(hex -> plan.realm().atlas().at(hex).source().isPresent());
    }

    private static Optional<Refusal> uncontrolled(Stream<Hex> named, Harvest harvest) {
        return Reasons.any(
                named, hex -> !harvest.controls(hex), hex -> Refusal.of("E-CONTROL", "R31", "hex", Say.hex(hex)));
    }

    private static Optional<Refusal> taken(Stream<Hex> named, Plan plan) {
        return Reasons.any(named, plan.fields()::taken, hex -> Refusal.of("E-YA", "R42", "hex", Say.hex(hex)));
    }

    private Optional<Refusal> nothing(List<Yield> yields) {
        return Reasons.when(yields.isEmpty(), "E-NADA", "R38", "hex", Say.hex(hex()));
    }

    /** How many sources the settlement collects, if one does. */
    private Optional<Refusal> tooMany(Optional<Integer> most) {
        return most.filter(sources -> sources().size() > sources)
                .map(sources -> Refusal.of("E-LIM", "R33", "problem", "sources", "most", sources));
    }

    @Override
    default void note(Plan plan) {
        plan.fields().take(reaping(plan.owner()));
    }
}
