package heraldo.rules.ruleset.kaixiflan.turn;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.order.Enlisting;
import heraldo.rules.ruleset.kaixiflan.order.Levy;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;

/** Step 2.11, Reclutar: new units appear at a settlement or beside it (R68). */
public final class EnlistStep implements Step {

    @Override
    public void play(Progress turn) {
        turn.tasks(Enlisting.class).forEach(task -> enlist(turn, task));
    }

    private static void enlist(Progress turn, Task<Enlisting> task) {
        Enlisting order = task.order();
        Owner subject = order.subject(task.owner());
        turn.pay(task);
        for (Levy levy : order.levies()) {
            Hex place = levy.deploy().orElse(order.settlement());
            turn.change(realm -> realm.muster(realm.muster().plus(place, subject, levy.units())));
            task.tell(Message.of("done.recruit", "units", Say.units(levy.units()), "hex", Say.hex(place)));
        }
        task.tell(Message.of("done.cost", "cost", Say.stock(task.cost())));
        turn.happened(new Deed.Recruited(task.owner(), subject, order.units()));
    }
}
