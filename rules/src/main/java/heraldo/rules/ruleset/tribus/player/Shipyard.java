package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.order.Shipbuilding;

/** Builds a ship where a pool can spare it: sailors early, others when the land is full. */
final class Shipyard implements Habit {

    private static final int LATE = 5;
    private static final int FLEET = 3;
    private static final int SELDOM = 4;

    @Override
    public void follow(Plan plan) {
        boolean time =
                plan.temper.is(Temper.Bent.SAILOR) || plan.now().week() >= LATE && plan.temper.once("shipyard", SELDOM);
        long fleet = plan.board().ships().values().stream()
                .filter(ship -> ship.owner() == plan.tribe)
                .count();
        if (time && fleet < FLEET) {
            plan.cities().stream()
                    .filter(city -> plan.chart.port(city) && safe(plan, city))
                    .anyMatch(city -> plan.add(new Shipbuilding(city)));
        }
    }

    private static boolean safe(Plan plan, Hex city) {
        return new Guard(plan).need(city) <= plan.tile(city).soldiers();
    }
}
