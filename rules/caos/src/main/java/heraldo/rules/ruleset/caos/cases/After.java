package heraldo.rules.ruleset.caos.cases;

import heraldo.rules.engine.cases.Entry;
import heraldo.rules.engine.cases.Findings;
import heraldo.rules.engine.cases.Item;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.game.Game;
import heraldo.rules.ruleset.caos.law.Aspects;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.turn.Progress;
import java.util.Optional;
import java.util.SortedMap;

/**
 * A turn of an example after it was played.
 *
 * @param before what held when orders were given
 * @param turn what happened
 * @param entries what each seat entered
 * @param findings what did not come out as expected
 */
record After(Game game, Law before, Progress turn, SortedMap<Seat, Entry> entries, Findings findings) {

    /** What holds now. */
    Law law() {
        return turn.lawNow();
    }

    /** What the accepted lines of a seat cost. */
    int cost(Seat seat) {
        return Optional.ofNullable(entries.get(seat))
                .map(entry -> game.examine(before, seat, entry.sheet()))
                .map(examination -> examination.cost().actions(new Aspects(before).discount(seat)))
                .orElse(0);
    }

    void same(Item item, String expected, String got) {
        findings.same(item.text(), expected, got);
    }
}
