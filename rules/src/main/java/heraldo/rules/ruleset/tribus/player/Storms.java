package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.order.Amount;
import heraldo.rules.ruleset.tribus.order.Move;
import heraldo.rules.ruleset.tribus.score.Holding;
import java.util.List;

/** Takes cities: one stack after another attacks, if in the end the city should fall and not cost too much. */
final class Storms implements Habit {

    private static final int DEAREST = 12;

    @Override
    public void follow(Plan plan) {
        plan.chart.cities().stream().filter(city -> !plan.mine(city)).forEach(city -> storm(plan, city));
    }

    private static void storm(Plan plan, Hex city) {
        Plan.Mark before = plan.mark();
        int soldiers = soldiers(plan);
        for (Hex stack : stormers(plan, city)) {
            int free = new Guard(plan).free(stack);
            if (!plan.mine(city) && free > 0 && !plan.spent(stack)) {
                boolean all = free == plan.tile(stack).soldiers();
                plan.add(new Move(all ? Amount.ALL : new Amount(free), stack, city));
            }
        }
        if (!plan.mine(city) || soldiers - soldiers(plan) > dearest(plan)) {
            plan.back(before);
        }
    }

    private static int dearest(Plan plan) {
        return plan.temper.is(Temper.Bent.WARRIOR) ? DEAREST + 4 : DEAREST;
    }

    private static int soldiers(Plan plan) {
        return Holding.of(plan.chart, plan.rates, plan.board(), plan.tribe).soldiers();
    }

    /** Own stacks that can get there, the greatest first. */
    private static List<Hex> stormers(Plan plan, Hex city) {
        return plan.stacks().stream()
                .filter(stack -> stack.distance(city) <= plan.rates.landMove())
                .toList();
    }
}
