package heraldo.rules.ruleset.kaixiflan.order.troop;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.check.Action;
import heraldo.rules.ruleset.kaixiflan.check.Plan;
import heraldo.rules.ruleset.kaixiflan.check.Reasons;
import heraldo.rules.ruleset.kaixiflan.law.Peace;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import heraldo.rules.ruleset.kaixiflan.order.war.Fight;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Units of one hex go elsewhere (<i>Mover</i>, K21), in groups and over explored land (R8, R9, R66). */
public interface Marching extends Action {

    /** Groups of one order. */
    int MOST_GROUPS = 12;

    /** The outcome of a Mover for which no units are left. */
    String NOBODY_LEFT = "SIN-UNIDADES";

    Hex origin();

    List<Leg> legs();

    static <O extends Record & Marching> OrderType<O> type(String key, Class<O> record, Values values) {
        return OrderType.of(
                key,
                record,
                Param.one("origin", values.hex()),
                Param.group(
                        "legs",
                        Leg.class,
                        MOST_GROUPS,
                        Param.one("destination", values.hex()),
                        Param.optional("colonists", values.number()),
                        Param.optional("armies", values.number())));
    }

    @Override
    default boolean examinedLast() {
        return true;
    }

    @Override
    default Optional<Refusal> refusal(Plan plan) {
        return Refusal.first(
                () -> Reasons.unexplored(plan, "K21", List.of(origin())),
                () -> Reasons.unexplored(plan, "K21", destinations().toList()),
                () -> tooFar(plan),
                () -> missing(plan));
    }

    private Stream<Hex> destinations() {
        return legs().stream().map(Leg::destination);
    }

    private Optional<Refusal> tooFar(Plan plan) {
        int most = plan.law().bonuses(subject(plan.owner())).steps();
        Predicate<Hex> beyond =
                hex -> origin().equals(hex) || !plan.law().routes().within(origin(), hex, most);
        return Reasons.tooFar(origin(), destinations().toList(), beyond, "R66", most);
    }

    private Optional<Refusal> missing(Plan plan) {
        boolean unclear = legs().size() > 1 && legs().stream().anyMatch(leg -> !leg.counted());
        boolean nobody =
                legs().stream().anyMatch(leg -> leg.counted() && leg.units().isNone());
        March march = March.of(plan.muster(), subject(plan.owner()), this);
        return Refusal.when(
                unclear || nobody || !march.complete() || march.isEmpty(), "E-UNID", "R9", "hex", Say.hex(origin()));
    }

    @Override
    default void note(Plan plan) {
        plan.change(muster -> March.of(muster, subject(plan.owner()), this).after());
    }

    /** Battles come before moves: who leaves a hex where one may be fought may have fewer units to leave with. */
    @Override
    default Optional<Message> warning(Plan plan) {
        Peace peace = plan.law().peace();
        boolean attacker = !peace.pacified(origin())
                && peace.foes(origin(), subject(plan.owner())).stream()
                        .anyMatch(foe -> foe.isProvince()
                                && plan.realm().muster().at(origin(), foe).armies() > 0);
        boolean attacks = plan.lines(Fight.class).anyMatch(fight -> fight.hex().equals(origin()));
        return attacker || attacks
                ? Optional.of(Message.of("warning.march", "hex", Say.hex(origin())))
                : Optional.empty();
    }

    /** Those whose settlements contrary units would bring into revolt (R28). */
    @Override
    default Stream<Owner> harmed(Plan plan) {
        Peace peace = plan.law().peace();
        return destinations()
                .filter(hex -> !peace.pacified(hex))
                .flatMap(hex -> plan.realm().town(hex).stream())
                .map(Town::owner)
                .filter(other -> peace.contrary(subject(plan.owner()), other));
    }

    /** Step 2.8, Mover: what is left of the units goes where it was sent (R6, R8). */
    static void march(Progress turn, Task<? extends Marching> task) {
        Marching order = task.order();
        March march = March.of(turn.now().muster(), order.subject(task.owner()), order);
        if (march.isEmpty()) {
            task.end(NOBODY_LEFT);
            return;
        }
        if (!march.complete()) {
            task.end(Task.REDUCED);
        }
        turn.change(realm -> realm.withMuster(march.after()));
        for (int i = 0; i < march.groups().size(); i++) {
            Units units = march.groups().get(i);
            if (!units.isNone()) {
                String to = Say.hex(order.legs().get(i).destination());
                task.tell(
                        Message.of("done.move", "units", Say.units(units), "from", Say.hex(order.origin()), "to", to));
            }
        }
    }
}
