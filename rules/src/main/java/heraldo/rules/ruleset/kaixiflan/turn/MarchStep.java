package heraldo.rules.ruleset.kaixiflan.turn;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.check.March;
import heraldo.rules.ruleset.kaixiflan.order.IndMove;
import heraldo.rules.ruleset.kaixiflan.order.Leg;
import heraldo.rules.ruleset.kaixiflan.order.Marching;
import heraldo.rules.ruleset.kaixiflan.order.Move;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import java.util.List;

/** Step 2.8, Mover: what is left of the units goes where it was sent; the independents last (R6, R8). */
public final class MarchStep implements Step {

    private static final String NOBODY_LEFT = "SIN-UNIDADES";

    @Override
    public void play(Progress turn) {
        turn.tasks(Move.class).forEach(task -> march(turn, task));
        turn.tasks(IndMove.class).forEach(task -> march(turn, task));
    }

    private static void march(Progress turn, Task<? extends Marching> task) {
        Marching order = task.order();
        March march = March.of(turn.now().muster(), order.subject(task.owner()), order);
        if (march.isEmpty()) {
            task.end(NOBODY_LEFT);
            return;
        }
        if (!march.complete()) {
            task.end(Task.REDUCED);
        }
        turn.change(realm -> realm.muster(march.after()));
        List<Leg> legs = order.legs();
        for (int i = 0; i < legs.size(); i++) {
            tell(task, legs.get(i), march.groups().get(i));
        }
    }

    private static void tell(Task<? extends Marching> task, Leg leg, Units units) {
        if (!units.isNone()) {
            task.tell(Message.of(
                    "done.move",
                    "units",
                    Say.units(units),
                    "from",
                    Say.hex(task.order().origin()),
                    "to",
                    Say.hex(leg.destination())));
        }
    }
}
