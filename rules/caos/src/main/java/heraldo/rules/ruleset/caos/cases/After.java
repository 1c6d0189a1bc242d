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
 * @param before the law of the position before the turn
 * @param turn the turn as played
 * @param entries the entries of each seat
 * @param findings the deviations from the expected items
 */
record After(Game game, Law before, Progress turn, SortedMap<Seat, Entry> entries, Findings findings) {

    /** Returns the law of the position after the turn. */
    Law law() {
        return turn.lawNow();
    }

    /** Returns the actions that the accepted lines of a seat cost. */
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
