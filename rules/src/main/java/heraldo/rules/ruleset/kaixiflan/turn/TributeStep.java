package heraldo.rules.ruleset.kaixiflan.turn;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.order.Tribute;
import heraldo.rules.ruleset.kaixiflan.say.Say;

/** Step 2.12, Cumplir: tributes are delivered; whom they serve is seen with the missions (R87). */
public final class TributeStep implements Step {

    @Override
    public void play(Progress turn) {
        for (Task<Tribute> task : turn.tasks(Tribute.class)) {
            turn.pay(task);
            turn.happened(new Deed.Delivered(task.owner(), task.order().mission(), task.cost()));
            task.tell(Message.of(
                    "done.tribute",
                    "amounts",
                    Say.stock(task.cost()),
                    "mission",
                    task.order().mission()));
        }
    }
}
