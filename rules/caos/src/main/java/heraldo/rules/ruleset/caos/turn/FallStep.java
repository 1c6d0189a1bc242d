package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Leaders;
import heraldo.rules.kernel.Seat;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/** The step that finds the seats that lost their last planet, and the seats that get the credit for it (C55). */
public final class FallStep implements Step {

    @Override
    public void play(Progress turn) {
        for (Seat seat : turn.now().seats()) {
            if (!turn.law().landless(seat) && turn.lawNow().landless(seat)) {
                turn.fell(new Fall(seat, credited(turn, seat)));
            }
        }
    }

    /** Those who conquered most planets from it this turn. */
    private static SortedSet<Seat> credited(Progress turn, Seat fallen) {
        SortedMap<Seat, Integer> taken = new TreeMap<>();
        for (Battle battle : turn.battles()) {
            if (battle.loser().filter(fallen::equals).isPresent()) {
                battle.conqueror().ifPresent(conqueror -> taken.merge(conqueror, 1, Integer::sum));
            }
        }
        return Frozen.set(Leaders.in(taken));
    }
}
