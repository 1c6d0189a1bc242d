package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.order.Move;

/** Soldiers near a city that has too few go there, the greatest stack first. */
final class Relief implements Habit {

    @Override
    public void follow(Plan plan) {
        for (Hex city : plan.cities()) {
            if (Watch.lack(plan, city) > 0 && !plan.held(city)) {
                relieve(plan, city);
            }
        }
    }

    private static void relieve(Plan plan, Hex city) {
        for (Hex stack : plan.stacks()) {
            boolean near = stack.distance(city) <= plan.settings.landMove();
            int number = Math.min(new Guard(plan).free(stack), Watch.lack(plan, city));
            if (near && number > 0 && !stack.equals(city)) {
                plan.add(new Move(plan.amount(stack, number), stack, city));
            }
        }
    }
}
