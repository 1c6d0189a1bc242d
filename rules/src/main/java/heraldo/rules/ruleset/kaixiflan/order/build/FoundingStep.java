package heraldo.rules.ruleset.kaixiflan.order.build;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.PlaceName;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Step;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import java.util.List;

/** Step 2.5, Construir settlements: their units become the inhabitants; two founders in a hex spoil it for each other (R55). */
public final class FoundingStep implements Step {

    private static final String DISPUTED = "DISPUTA";

    @Override
    public void play(Progress turn) {
        List<Task<Founding>> tasks = turn.tasks(Founding.class);
        List<Task<Founding>> disputed = tasks.stream()
                .filter(task -> tasks.stream().anyMatch(other -> rivals(task, other)))
                .toList();
        disputed.forEach(task -> task.end(DISPUTED));
        turn.tasks(Founding.class).forEach(task -> found(turn, task));
    }

    private static boolean rivals(Task<Founding> task, Task<Founding> other) {
        return task.owner() != other.owner()
                && task.order().hex().equals(other.order().hex());
    }

    private static void found(Progress turn, Task<Founding> task) {
        Founding order = task.order();
        Hex hex = order.hex();
        Units uses = turn.book().settlement(order.kind()).uses();
        Town town = new Town(task.owner(), order.kind(), turn.start().turn());
        turn.pay(task);
        turn.change(realm ->
                realm.withMuster(realm.muster().minus(hex, task.owner(), uses)).withTown(hex, town));
        order.name().ifPresent(name -> turn.change(realm -> named(realm, hex, task, name)));
        turn.happened(new Deed.Founded(task.owner(), order.kind(), hex));
        task.tell(Message.of("done." + order.kind().id(), "place", Say.place(turn.now(), hex)));
    }

    private static Realm named(Realm realm, Hex hex, Task<?> task, String name) {
        return realm.withNames(Frozen.with(realm.names(), hex, new PlaceName(name, task.owner(), true)));
    }
}
