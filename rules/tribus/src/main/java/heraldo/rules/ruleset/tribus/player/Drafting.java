package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.order.Pick;
import heraldo.rules.ruleset.tribus.state.Tribe;
import java.util.Comparator;

/** Picks a city: near the own first one, so that their lands can meet, and far from others. */
final class Drafting implements Habit {

    private static final int CLOSE = 4;

    @Override
    public void follow(Plan plan) {
        plan.chart.cities().stream()
                .filter(city -> plan.tile(city).owner() == Tribe.NOBODY)
                .max(Comparator.comparingInt((Hex city) -> value(plan, city)))
                .ifPresent(city -> plan.add(new Pick(city)));
    }

    private static int value(Plan plan, Hex city) {
        int value = plan.personality.die("pick|" + plan.chart.name(city), 5);
        value += plan.chart.port(city) == plan.personality.is(Stance.Bent.SAILOR) ? 3 : 1;
        for (Hex other : plan.chart.cities()) {
            int owner = plan.tile(other).owner();
            boolean close = other.distance(city) <= CLOSE;
            value += close && owner == plan.tribe ? 8 : 0;
            value -= close && owner != plan.tribe && owner != Tribe.NOBODY ? 2 : 0;
        }
        return value;
    }
}
