package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.kernel.Order;
import java.util.function.BiConsumer;

/** One step of the resolution (§6). Steps are played in order; each leaves what it found out to the next. */
@FunctionalInterface
public interface Step {
    void play(Progress turn);

    /** The same for every order of a kind that stands, seat by seat, in the order of their lines. */
    static <O extends Order> Step each(Class<O> kind, BiConsumer<Progress, Task<O>> deed) {
        return turn -> turn.tasks(kind).forEach(task -> deed.accept(turn, task));
    }
}
