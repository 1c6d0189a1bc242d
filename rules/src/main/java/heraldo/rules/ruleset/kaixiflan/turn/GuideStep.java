package heraldo.rules.ruleset.kaixiflan.turn;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.order.Guide;
import heraldo.rules.ruleset.kaixiflan.say.Say;

/** Step 2.9, Mover Kaixiflán: his area changes from the next turn on (R67). */
public final class GuideStep implements Step {

    @Override
    public void play(Progress turn) {
        for (Task<Guide> task : turn.tasks(Guide.class)) {
            turn.change(
                    realm -> realm.court(realm.court().kaixiflan(task.order().destination())));
            task.tell(Message.of("done.guide", "hex", Say.hex(task.order().destination())));
        }
    }
}
