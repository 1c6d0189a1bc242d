package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.state.Tribe;
import java.util.Comparator;
import java.util.Optional;

/** Ports of others that could be taken from the sea. */
final class Ports {

    private static final int NEUTRAL = 2;
    private static final int FOE = 4;

    private Ports() {}

    /** The port that is worth sailing to most from somewhere: weakly held, and not far. */
    static Optional<Hex> prize(Plan plan, Hex from) {
        return plan.chart.cities().stream()
                .filter(city -> plan.chart.port(city) && plan.prey(city))
                .min(Comparator.comparingInt((Hex city) -> hardness(plan, city) + from.distance(city)));
    }

    private static int hardness(Plan plan, Hex city) {
        int owner = plan.tile(city).owner();
        return 2 * plan.tile(city).soldiers()
                + (owner == Tribe.NOBODY ? NEUTRAL : 0)
                - (plan.foes(city) ? FOE : 0)
                + plan.personality.die("port|" + plan.chart.name(city), 4);
    }
}
