package heraldo.rules.ruleset.hexadominacion.cases;

import heraldo.rules.engine.cases.Codes;
import heraldo.rules.engine.cases.Entry;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.ruleset.hexadominacion.game.Game;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import java.util.List;
import java.util.SortedMap;

/**
 * The outcome that an example checks: the round that was played, and the codes of the written lines.
 *
 * @param before the world in which they were written
 * @param entries the orders each seat sent
 */
record After(Game game, World before, Round round, SortedMap<Seat, Entry> entries, Codes codes) {

    World world() {
        return round.world();
    }

    /** The warnings of a written line, by their keys' last words; none if it does not stand. */
    List<String> warnings(Seat seat, int line) {
        Entry entry = Known.in(entries, seat);
        List<Verdict> verdicts = game.check(before, seat, entry.sheet());
        int place = entry.place(line);
        return place == 0 ? List.of() : Codes.ofWarnings(verdicts.get(place - 1).warnings());
    }
}
