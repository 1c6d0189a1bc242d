package heraldo.rules.ruleset.tribus.turn;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.ruleset.tribus.law.Siege;
import heraldo.rules.ruleset.tribus.state.Effort;
import java.util.SortedSet;
import java.util.TreeSet;

/** 1-3: everybody is fresh; cities marked and still besieged may not recruit; the marks are taken away (Q37). */
final class WakeStep implements Step {

    @Override
    public void play(Progress turn) {
        SortedSet<Hex> marked = new TreeSet<>(turn.book().chart().cities());
        marked.removeIf(city ->
                turn.tile(city).owner() != turn.tribe() || !turn.tile(city).besieged());
        SortedSet<Hex> banned = new TreeSet<>(marked);
        banned.retainAll(new Siege(turn.book().chart(), turn.settings()).of(turn.board(), turn.tribe()));
        turn.effort(before -> Effort.beginning(Frozen.set(banned)));
        marked.forEach(
                city -> turn.change(board -> board.with(city, board.tile(city).withBesieged(false))));
    }
}
