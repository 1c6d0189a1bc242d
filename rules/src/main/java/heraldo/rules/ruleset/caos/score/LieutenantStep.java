package heraldo.rules.ruleset.caos.score;

import heraldo.rules.ruleset.caos.order.Lieutenants;
import heraldo.rules.ruleset.caos.turn.Progress;
import heraldo.rules.ruleset.caos.turn.Step;
import heraldo.rules.ruleset.caos.turn.Task;
import java.util.List;
import java.util.Optional;

/** The turn of the lieutenants: what the winner named last counts (C46, CR49). */
public final class LieutenantStep implements Step {

    @Override
    public void play(Progress turn) {
        List<Task<Lieutenants>> named = turn.tasks(Lieutenants.class);
        Optional<Lieutenants> last = named.isEmpty()
                ? Optional.empty()
                : Optional.of(named.get(named.size() - 1).order());
        turn.change(war -> Finale.close(war, last, turn.draws()));
    }
}
