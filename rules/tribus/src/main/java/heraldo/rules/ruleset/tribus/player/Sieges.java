package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.law.Siege;
import heraldo.rules.ruleset.tribus.order.Move;
import heraldo.rules.ruleset.tribus.order.Sail;
import heraldo.rules.ruleset.tribus.state.Tribe;

/** Surrounds cities where every gap can be closed in this turn, and holds the ring around those that are surrounded. */
final class Sieges implements Habit {

    @Override
    public void follow(Plan plan) {
        if (plan.personality.stance().peaceful()) {
            return;
        }
        Siege siege = new Siege(plan.chart, plan.settings);
        for (Hex city : plan.chart.cities()) {
            int owner = plan.tile(city).owner();
            if (owner == Tribe.NOBODY || !plan.prey(city)) {
                continue;
            }
            Plan.Mark before = plan.mark();
            boolean closed = siege.holds(plan.board(), city) || close(plan, city, owner);
            if (closed && siege.holds(plan.board(), city)) {
                hold(plan, city);
            } else {
                plan.back(before);
            }
        }
    }

    private static boolean close(Plan plan, Hex city, int owner) {
        return plan.chart.landAround(city).stream().allMatch(gap -> guarded(plan, gap, owner) || fill(plan, gap))
                && plan.chart.harbour(city).stream().allMatch(harbour -> blocked(plan, harbour, owner));
    }

    /** Returns whether soldiers of another tribe than the city's owner, or of nobody, stand on a gap. */
    private static boolean guarded(Plan plan, Hex gap, int owner) {
        return plan.tile(gap).manned() && plan.tile(gap).owner() != owner;
    }

    private static boolean fill(Plan plan, Hex gap) {
        for (Hex stack : plan.stacks()) {
            int free = new Guard(plan).free(stack);
            boolean near = stack.distance(gap) <= plan.settings.landMove();
            if (free > 0 && near && plan.add(new Move(plan.amount(stack, number(plan, gap, free)), stack, gap))) {
                return plan.mine(gap);
            }
        }
        return false;
    }

    /** One is enough where nobody stands; against others all go. */
    private static int number(Plan plan, Hex gap, int free) {
        return plan.hostile(gap) ? free : Math.min(2, free);
    }

    private static boolean blocked(Plan plan, Hex harbour, int owner) {
        boolean manned = plan.board()
                .ship(harbour)
                .filter(ship -> ship.manned() && ship.owner() != owner)
                .isPresent();
        return manned || !plan.settings.siegeNeedsHarbour() || sails(plan, harbour);
    }

    private static boolean sails(Plan plan, Hex harbour) {
        return plan.addFirst(plan.ships().stream().map(ship -> new Sail(ship, harbour)));
    }

    /** Own stacks and ships around the city stay where they are. */
    private static void hold(Plan plan, Hex city) {
        city.neighbours().stream()
                .filter(hex ->
                        plan.tile(hex).mannedBy(plan.tribe) || plan.board().crewed(hex, plan.tribe))
                .forEach(plan::hold);
    }
}
