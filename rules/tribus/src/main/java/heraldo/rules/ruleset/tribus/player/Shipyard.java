package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.order.Shipbuilding;

/** Builds a ship where a pool can spare it and there is a crew for it: sailors soon, others when the land is full. */
final class Shipyard implements Habit {

    private static final int SOON = 3;
    private static final int LATE = 5;
    private static final int CREW = 3;
    private static final int SELDOM = 4;

    @Override
    public void follow(Plan plan) {
        int week = plan.now().week();
        boolean time = plan.personality.is(Stance.Bent.SAILOR)
                ? week >= SOON
                : week >= LATE && (plan.personality.loyal() || plan.personality.once("shipyard", SELDOM));
        long fleet = plan.board().ships().values().stream()
                .filter(ship -> ship.owner() == plan.tribe)
                .count();
        if (time && fleet < plan.personality.stance().fleet()) {
            plan.addFirst(plan.cities().stream()
                    .filter(city -> plan.chart.port(city) && manned(plan, city))
                    .map(Shipbuilding::new));
        }
    }

    /** Returns whether a crew could go aboard at once and leave the port safe. */
    private static boolean manned(Plan plan, Hex city) {
        int recruits = Math.max(0, plan.purse(city) - plan.settings.shipCost()) / plan.settings.troopCost();
        int soldiers = Math.min(plan.tile(city).soldiers() + recruits, plan.settings.stackMax());
        return soldiers >= new Guard(plan).need(city) + CREW;
    }
}
