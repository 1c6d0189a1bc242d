package heraldo.rules.ruleset.kaixiflan.order.harvest;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.check.Action;
import heraldo.rules.ruleset.kaixiflan.check.Plan;
import heraldo.rules.ruleset.kaixiflan.check.Reasons;
import heraldo.rules.ruleset.kaixiflan.law.Fields;
import heraldo.rules.ruleset.kaixiflan.law.Fields.Reaping;
import heraldo.rules.ruleset.kaixiflan.law.Harvest;
import heraldo.rules.ruleset.kaixiflan.law.Yield;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Resources are brought in (<i>Recolectar</i>, K15): a settlement collects around it, or colonists in their hex (§2.4). */
public interface Gathering extends Action {

    /** Neighbours of a hex. */
    int NEIGHBOURS = 6;

    Hex hex();

    /** Returns the sources that a settlement collects; if the order names none, the best (R33). */
    List<Hex> sources();

    /** Returns whether the colonists in the hex collect even if there is a settlement (R32). */
    boolean colonists();

    static <O extends Record & Gathering> OrderType<O> type(String key, Class<O> record, Values values) {
        return OrderType.of(
                key,
                record,
                Param.one("hex", values.hex()),
                Param.many("sources", values.hex(), 0, NEIGHBOURS),
                Param.flag("colonists"));
    }

    /** Returns the collection that the order makes when a province gives it. */
    default Reaping reaping(Owner giver) {
        return new Reaping(subject(giver), hex(), sources(), colonists());
    }

    @Override
    default Optional<Refusal> refusal(Plan plan) {
        Reaping reaping = reaping(plan.owner());
        Fields fields = plan.fields();
        Harvest harvest = fields.harvest(reaping);
        Optional<Town> town = fields.town(reaping);
        String hex = Say.hex(hex());
        return Refusal.first(
                () -> Reasons.unexplored(plan, "K15", List.of(hex())),
                () -> Reasons.unexplored(plan, "K15", sources()),
                () -> Reasons.tooFar(hex(), sources(), source -> source.distance(hex()) != 1, "K16", 1),
                () -> repeated(town, plan),
                () -> town.isPresent()
                        ? Refusal.when(plan.law().peace().inRevolt(hex()), "E-REV", "R28", "hex", hex)
                        : byColonists(plan),
                () -> Reasons.any(named(town, plan), source -> !harvest.controls(source), "E-CONTROL", "R31", "hex"),
                () -> Reasons.any(named(town, plan), fields::taken, "E-YA", "R42", "hex"),
                () -> Refusal.when(fields.yields(reaping).isEmpty(), "E-NADA", "R38", "hex", hex),
                () -> tooMany(town.map(harvest::collects)));
    }

    private Optional<Refusal> repeated(Optional<Town> town, Plan plan) {
        boolean again = town.isPresent() && plan.fields().collected(hex());
        boolean twice = new TreeSet<>(sources()).size() < sources().size();
        return Refusal.when(again || twice, "E-DUP", "R42", "what", Say.hex(hex()));
    }

    private Optional<Refusal> byColonists(Plan plan) {
        Owner subject = subject(plan.owner());
        boolean blocked = plan.law().peace().blocked(hex(), subject);
        boolean nobody = plan.realm().muster().at(hex(), subject).colonists() == 0;
        return Refusal.first(
                () -> Refusal.when(!sources().isEmpty(), "E-ASENT", "R32", "problem", "none", "hex", Say.hex(hex())),
                () -> Refusal.when(blocked, "E-CONF", "K20", "hex", Say.hex(hex())),
                () -> Refusal.when(nobody, "E-UNID", "K15", "hex", Say.hex(hex())));
    }

    /** The sources the order names by itself: those of its list, or that under its colonists. */
    private List<Hex> named(Optional<Town> town, Plan plan) {
        List<Hex> named = new ArrayList<>(town.isPresent() ? sources() : List.of(hex()));
        named.removeIf(hex -> plan.realm().atlas().at(hex).source().isEmpty());
        return named;
    }

    /** Refuses more sources than the settlement collects, if there is a settlement. */
    private Optional<Refusal> tooMany(Optional<Integer> most) {
        return most.filter(limit -> sources().size() > limit)
                .map(limit -> Refusal.of("E-LIM", "R33", "problem", "sources", "most", limit));
    }

    @Override
    default void note(Plan plan) {
        plan.fields().take(reaping(plan.owner()));
    }

    /** Step 2.1, Recolectar: own collections and those of the independents for their Governor (§2.4). */
    static void gather(Progress turn) {
        Map<Owner, Fields> fields = new EnumMap<>(Owner.class);
        for (Task<Gathering> task : turn.tasks(Gathering.class)) {
            gather(turn, task, fields.computeIfAbsent(task.owner(), owner -> new Fields(turn.law(), owner)));
        }
    }

    private static void gather(Progress turn, Task<Gathering> task, Fields fields) {
        Reaping reaping = task.order().reaping(task.owner());
        List<Yield> yields = fields.yields(reaping);
        Stock bonus = fields.bonus(reaping, yields);
        fields.take(reaping, yields);
        Stock gain = Harvest.total(yields).plus(bonus);
        turn.gain(task.owner(), gain);
        turn.happened(new Deed.Collected(task.owner(), reaping.hex(), gain));
        task.tell(Message.of("done.collect", "hex", Say.hex(reaping.hex()), "total", Say.stock(gain)));
        yields.forEach(yield -> task.tell(told(yield)));
        if (!bonus.isNone()) {
            task.tell(Message.of("done.bonus", "amounts", Say.stock(bonus)));
        }
    }

    private static Message told(Yield yield) {
        return Message.of(
                "done.source",
                "hex",
                Say.hex(yield.source()),
                "amount",
                Say.amount(yield.good(), yield.amount()),
                "colonists",
                yield.colonists(),
                "twice",
                yield.doubled() ? "yes" : "no");
    }
}
