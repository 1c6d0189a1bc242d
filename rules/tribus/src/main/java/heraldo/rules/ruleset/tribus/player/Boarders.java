package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.order.Embark;
import heraldo.rules.ruleset.tribus.state.Ship;
import java.util.Optional;

/** Sends soldiers aboard: as many as can be spared where there is a port to take, and one to a ship that drifts, before others take it. */
final class Boarders implements Habit {

    private static final int FEW = 3;

    @Override
    public void follow(Plan plan) {
        for (Hex stack : plan.stacks()) {
            int free = new Guard(plan).free(stack);
            if (free > 0) {
                plan.addFirst(plan.ways().aboard(stack, plan.settings.landMove()).stream()
                        .flatMap(sea -> plan.board().ship(sea).stream()
                                .flatMap(ship -> embarking(plan, stack, sea, ship, free).stream())));
            }
        }
    }

    private static Optional<Embark> embarking(Plan plan, Hex stack, Hex sea, Ship ship, int free) {
        boolean own = ship.owner() == plan.tribe;
        if (ship.manned() && !own) {
            return Optional.empty();
        }
        int room = Math.min(free, plan.settings.stackMax() - ship.crew());
        int number = free >= FEW ? room : ship.manned() ? 0 : 1;
        return number > 0 && Ports.prize(plan, sea).isPresent()
                ? Optional.of(new Embark(plan.amount(stack, number), stack, sea))
                : Optional.empty();
    }
}
