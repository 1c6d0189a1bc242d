package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.order.Recruit;
import heraldo.rules.ruleset.tribus.state.Tribe;
import java.util.Comparator;
import java.util.List;

/** Recruits where soldiers are wanted most: in cities in danger, beside cities that can be taken, beside free land. */
final class Muster implements Habit {

    private static final int NEAR = 3;

    @Override
    public void follow(Plan plan) {
        List<Hex> cities = plan.cities().stream()
                .filter(city -> !plan.pledged(city))
                .sorted(Comparator.comparingInt((Hex city) -> -want(plan, city)))
                .toList();
        for (Hex city : cities) {
            int room = plan.settings.stackMax() - plan.tile(city).soldiers();
            int number = Math.min(Math.min(room, plan.purse(city) / plan.settings.troopCost()), 9);
            if (number > 0) {
                plan.add(new Recruit(number, city));
            }
        }
    }

    private static int want(Plan plan, Hex city) {
        int danger = Math.max(0, new Guard(plan).need(city) - plan.tile(city).soldiers());
        int want = 6 * danger + plan.personality.die("muster|" + plan.chart.name(city), 4);
        for (Hex hex : city.within(NEAR)) {
            if (plan.chart.land(hex) && !plan.mine(hex)) {
                want += plan.chart.city(hex) ? prize(plan, hex) : 1;
            }
        }
        return want;
    }

    private static int prize(Plan plan, Hex city) {
        boolean weak = plan.tile(city).soldiers() <= 3;
        boolean foe = plan.tile(city).owner() != Tribe.NOBODY;
        return (weak ? 6 : 2) + (foe && plan.personality.is(Stance.Bent.WARRIOR) ? 4 : 0);
    }
}
