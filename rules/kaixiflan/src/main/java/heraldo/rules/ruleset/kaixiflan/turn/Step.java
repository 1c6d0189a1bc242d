package heraldo.rules.ruleset.kaixiflan.turn;

import heraldo.rules.ruleset.kaixiflan.check.Command;
import java.util.function.BiConsumer;

/** One row of the sequence of a turn (§4.1). Steps are played in order; each leaves the position to the next. */
@FunctionalInterface
public interface Step {
    void play(Progress turn);

    /** Every order of a kind that still stands, province by province, in the order of their lines. */
    static <O extends Command> Step each(Class<O> kind, BiConsumer<Progress, Task<O>> deed) {
        return turn -> turn.tasks(kind).forEach(task -> deed.accept(turn, task));
    }
}
