package heraldo.rules.ruleset.kaixiflan.turn;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.order.Build;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Province;

/** Step 2.6, Construir buildings of the capital (R59); they count from the next turn on (R10). */
public final class BuildingStep implements Step {

    @Override
    public void play(Progress turn) {
        turn.tasks(Build.class).forEach(task -> build(turn, task));
    }

    private static void build(Progress turn, Task<Build> task) {
        String building = task.order().building();
        Province province = turn.now().province(task.owner());
        turn.pay(task);
        turn.change(realm -> realm.with(task.owner(), province.buildings(Frozen.with(province.buildings(), building))));
        turn.happened(new Deed.Built(task.owner(), building));
        task.tell(Message.of("done.build", "building", Say.building(building)));
        task.tell(Message.of("done.cost", "cost", Say.stock(task.cost())));
    }
}
