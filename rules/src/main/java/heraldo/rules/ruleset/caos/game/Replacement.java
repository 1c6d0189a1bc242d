package heraldo.rules.ruleset.caos.game;

import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.caos.order.Ally;
import heraldo.rules.ruleset.caos.order.Lieutenants;
import heraldo.rules.ruleset.caos.order.Resign;

/** Which orders take the place of an earlier one: terms for the same planet, and what one can say only once (§5.1). */
final class Replacement {

    private Replacement() {}

    static boolean replaces(Order order, Order earlier) {
        return switch (order) {
            case Ally ally -> earlier instanceof Ally other && other.planet().equals(ally.planet());
            case Lieutenants lieutenants -> earlier instanceof Lieutenants;
            case Resign resign -> earlier instanceof Resign;
            default -> false;
        };
    }
}
