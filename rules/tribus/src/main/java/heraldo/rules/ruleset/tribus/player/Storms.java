package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.order.Move;
import heraldo.rules.ruleset.tribus.score.Holding;
import java.util.Comparator;
import java.util.List;

/** Takes cities: one stack after another attacks, if in the end the city should fall and not cost too much. */
final class Storms implements Habit {

    /** Soldiers that a city may cost in any case, and the divisor for the part of all soldiers that it may cost. */
    private static final int DEAREST = 12;

    private static final int PART = 4;

    @Override
    public void follow(Plan plan) {
        if (plan.personality.stance().peaceful()) {
            return;
        }
        plan.chart.cities().stream()
                .filter(city -> plan.prey(city))
                .sorted(Comparator.comparing(city -> !plan.foes(city)))
                .forEach(city -> storm(plan, city));
    }

    private static void storm(Plan plan, Hex city) {
        Plan.Mark before = plan.mark();
        int soldiers = soldiers(plan);
        for (Hex stack : stormers(plan, city)) {
            int free = new Guard(plan).free(stack);
            if (!plan.mine(city) && free > 0) {
                plan.add(new Move(plan.amount(stack, free), stack, city));
            }
        }
        if (!plan.mine(city) || soldiers - soldiers(plan) > dearest(plan, soldiers)) {
            plan.back(before);
        }
    }

    private static int dearest(Plan plan, int soldiers) {
        int dearest =
                Math.max(DEAREST, soldiers / PART) + plan.personality.stance().daring();
        return plan.personality.is(Stance.Bent.WARRIOR) ? dearest + 4 : dearest;
    }

    static int soldiers(Plan plan) {
        return Holding.of(plan.chart, plan.settings, plan.board(), plan.tribe).soldiers();
    }

    /** Own stacks that can get there, the greatest first. */
    static List<Hex> stormers(Plan plan, Hex city) {
        return plan.stacks().stream()
                .filter(stack -> stack.distance(city) <= plan.settings.landMove())
                .toList();
    }
}
