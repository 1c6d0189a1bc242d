package heraldo.rules.ruleset.kaixiflan.order.court;

import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.check.Command;
import heraldo.rules.ruleset.kaixiflan.check.Plan;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Season;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import java.util.List;
import java.util.Optional;

/**
 * <i>Importar</i>: the product of Foreign Trade (K47, R83). In Verano anybody may choose for the coming term; whether that
 * is allowed is seen when the offices are filled.
 */
public record Import(Good resource) implements Command {

    public static OrderType<Import> type(Values values) {
        return OrderType.of("import", Import.class, Param.one("resource", values.resource()));
    }

    @Override
    public Optional<Office> office(Plan plan) {
        return comingTerm(plan) ? Optional.empty() : Optional.of(Office.TRADE);
    }

    @Override
    public Optional<Refusal> refusal(Plan plan) {
        if (comingTerm(plan)) {
            return Optional.empty();
        }
        boolean chosen = plan.realm().court().chosen();
        return refusal(chosen ? List.of() : plan.law().control().importable(plan.owner()));
    }

    private Optional<Refusal> refusal(List<Good> allowed) {
        return Refusal.when(
                !allowed.contains(resource),
                "E-IMP",
                "R83",
                "resource",
                Say.good(resource),
                "allowed",
                allowed.isEmpty()
                        ? Message.of("nothing")
                        : allowed.stream().map(Say::good).toList());
    }

    private static boolean comingTerm(Plan plan) {
        return plan.realm().season() == Season.SUMMER;
    }

    @Override
    public boolean replaces(Order earlier) {
        return earlier instanceof Import;
    }

    /** Step 6, Política: the holder chooses in the term; whether they may was checked with their orders. */
    static void duringTerm(Progress turn) {
        for (Task<Import> task : turn.tasks(Import.class)) {
            if (turn.start().court().holds(task.owner(), Office.TRADE)) {
                Message told = Message.of("politics.imported", "resource", choose(turn, task));
                turn.tell(Section.of(Message.of("chronicle.politics"), List.of(told)));
            }
        }
    }

    /** Step 6: the choice that came with the vote counts if its giver was elected and may import that product now. */
    static void ofElected(Progress turn, Owner holder, List<Message> told) {
        List<Good> allowed = turn.lawNow().control().importable(holder);
        for (Task<Import> task : turn.tasks(Import.class)) {
            if (task.owner() != holder) {
                continue;
            }
            Optional<Refusal> refusal = task.order().refusal(allowed);
            refusal.ifPresent(task::drop);
            if (refusal.isEmpty()) {
                told.add(Message.of("politics.import", "resource", choose(turn, task)));
            }
        }
        if (!turn.now().court().chosen()) {
            told.add(Message.of("politics.no-import"));
        }
    }

    private static Message choose(Progress turn, Task<Import> task) {
        Good good = task.order().resource;
        turn.change(realm -> realm.withCourt(realm.court().importing(good)));
        return Say.good(good);
    }
}
