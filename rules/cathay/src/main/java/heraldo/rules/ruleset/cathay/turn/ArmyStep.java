package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.law.HonourLaw;
import heraldo.rules.ruleset.cathay.state.Honour;
import heraldo.rules.ruleset.cathay.state.Honours;
import java.util.List;

/** ARMY at the end of a turn: it leaves a holder with fewer than three soldiers if another seat has three (Y46). */
final class ArmyStep implements Step {

    @Override
    public void play(Progress turn) {
        int holder = turn.now().honours().army();
        if (turn.now().round().first() || (holder != Honours.NOBODY && strong(turn, new Seat(holder)))) {
            return;
        }
        List<Seat> order = turn.now().round().order();
        for (int i = 0; i < order.size(); i++) {
            Seat seat = order.get((turn.now().round().place() + i) % order.size());
            if (seat.number() != holder && strong(turn, seat)) {
                turn.award(Honour.ARMY, seat.number());
                return;
            }
        }
    }

    private static boolean strong(Progress turn, Seat seat) {
        return turn.side(seat).troop().count() >= HonourLaw.ARMY;
    }
}
