package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.order.Recruit;
import java.util.Comparator;
import java.util.List;

/** Recruits where a city has fewer soldiers than it needs, before anything else is paid. */
final class Watch implements Habit {

    @Override
    public void follow(Plan plan) {
        List<Hex> cities = plan.cities().stream()
                .filter(city -> !plan.pledged(city) && lack(plan, city) > 0)
                .sorted(Comparator.comparingInt((Hex city) -> -lack(plan, city)))
                .toList();
        for (Hex city : cities) {
            int number = Math.min(lack(plan, city), plan.purse(city) / plan.settings.troopCost());
            if (number > 0) {
                plan.add(new Recruit(number, city));
            }
        }
    }

    /** Returns the number of soldiers that a city needs beside those that it has. */
    static int lack(Plan plan, Hex city) {
        return new Guard(plan).need(city) - plan.tile(city).soldiers();
    }
}
