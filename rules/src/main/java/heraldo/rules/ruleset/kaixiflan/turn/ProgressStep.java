package heraldo.rules.ruleset.kaixiflan.turn;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.ruleset.kaixiflan.order.Progressing;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import java.util.ArrayList;
import java.util.List;

/** Step 2.7, Progresar: the Wonder is raised and the province enters the next Era (K10). */
public final class ProgressStep implements Step {

    @Override
    public void play(Progress turn) {
        turn.tasks(Progressing.class).forEach(task -> progress(turn, task));
    }

    private static void progress(Progress turn, Task<Progressing> task) {
        String name = task.order().name().orElse("");
        Province province = turn.now().province(task.owner());
        int era = province.era() + 1;
        List<String> wonders = new ArrayList<>(province.wonders());
        wonders.add(name);
        turn.pay(task);
        turn.change(realm -> realm.with(task.owner(), province.era(era).wonders(wonders)));
        turn.happened(new Deed.Progressed(task.owner(), era));
        task.tell(
                name.isEmpty()
                        ? Message.of("done.progress", "era", era)
                        : Message.of("done.wonder", "name", new PlayerText(name), "era", era));
    }
}
