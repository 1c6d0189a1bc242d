package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.order.Resign;
import heraldo.rules.ruleset.caos.state.Band;
import heraldo.rules.ruleset.caos.state.War;
import java.util.Optional;

/** Whoever gives up leaves empty planets without inhabitants, and its score stays as it is (CR50). */
public final class ResignStep implements Step {

    @Override
    public void play(Progress turn) {
        for (Task<Resign> task : turn.tasks(Resign.class)) {
            turn.change(war -> without(war, task.seat()));
        }
    }

    private static War without(War war, Seat seat) {
        War left = war.with(seat, Band::gone);
        for (String planet : war.worlds().keySet()) {
            if (war.world(planet).isOf(seat)) {
                left = left.with(
                        planet, world -> world.ownedBy(Optional.empty()).inhabitedBy(0));
            }
        }
        return left;
    }
}
