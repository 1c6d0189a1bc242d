package heraldo.rules.ruleset.kaixiflan.worth;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.law.Harvest;
import heraldo.rules.ruleset.kaixiflan.law.Yield;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Value of the yields of a province's settlements and colonists until the end of the game. */
final class Crops {

    /** In so many turns a province should have all that a Wonder asks for. */
    private static final int TURNS_FOR_A_WONDER = 7;

    /** Of what is collected elsewhere so much counts as one. */
    private static final int PER_COLLECTION = 3;

    private final Standpoint here;
    private final int left;

    Crops(Standpoint here) {
        this.here = here;
        this.left = here.left();
    }

    /** Values the income: the share of each resource for a Wonder counts most, then the share that the store holds. */
    long worth() {
        int store = here.book().era(here.province().era()).store();
        Stock income = income();
        long sum = 0;
        for (Good good : Good.ALL) {
            int needed = Math.min(income.get(good), store / TURNS_FOR_A_WONDER);
            int more = Math.min(income.get(good), 2 * store / 3) - needed;
            sum += (3L * needed + (long) more * (good == Good.SCIENCE ? 2 : 1)) * Standpoint.PER_GOOD;
        }
        return sum * left;
    }

    private Stock income() {
        Harvest harvest = new Harvest(here.law(), here.own(), here.own());
        Hex capital = here.capital();
        Stock home = lasting(harvest, harvest.best(capital, List.of()));
        Stock abroad = abroad(harvest, new TreeSet<>(capital.neighbours()));
        return Stock.of(good -> home.get(good) + abroad.get(good) / PER_COLLECTION);
    }

    /** Returns the income from collections elsewhere, each of which costs an action of its own. */
    private Stock abroad(Harvest harvest, Set<Hex> taken) {
        Stock income = Stock.NONE;
        for (Map.Entry<Hex, Town> town : here.realm().towns().entrySet()) {
            if (town.getValue().owner() == here.own() && town.getValue().kind() != TownKind.CAPITAL) {
                List<Yield> yields = harvest.best(town.getKey(), taken);
                yields.forEach(yield -> taken.add(yield.source()));
                income = income.plus(lasting(harvest, yields));
            }
        }
        for (Hex hex : here.realm().muster().of(here.own()).keySet()) {
            if (harvest.controls(hex) && taken.add(hex)) {
                income = income.plus(lasting(harvest, harvest.byColonists(hex)));
            }
        }
        return income;
    }

    /** Kaixiflán is here today and elsewhere tomorrow. */
    private Stock lasting(Harvest harvest, List<Yield> yields) {
        Stock total = harvest.bonus(yields);
        for (Yield yield : yields) {
            int once = yield.doubled() ? yield.amount() / 2 : yield.amount();
            int more = yield.doubled() ? Math.max(1, once * Math.min(left, 3) / left) : 0;
            total = total.plus(Stock.of(yield.good(), once + more));
        }
        return total;
    }
}
