package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.check.Action;
import heraldo.rules.ruleset.kaixiflan.law.Harvest;
import heraldo.rules.ruleset.kaixiflan.law.Yield;
import heraldo.rules.ruleset.kaixiflan.order.harvest.Collect;
import heraldo.rules.ruleset.kaixiflan.order.harvest.Gathering;
import heraldo.rules.ruleset.kaixiflan.order.harvest.IndCollect;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Collects wherever more comes in than the trouble is worth, the richest harvest first.
 *
 * @param most the most collections on the sheet afterwards
 */
record Harvesting(int most) implements Habit {

    private static final int LEAST = 2;
    private static final int DEAREST_RATE = 3;

    @Override
    public void follow(Draft draft) {
        Set<Hex> taken = new TreeSet<>();
        draft.sheet().orders().stream()
                .filter(Collect.class::isInstance)
                .forEach(order -> retake(draft, (Collect) order, taken));
        boolean found = true;
        while (found && draft.actionsLeft() > 0 && count(draft) < most) {
            found = best(draft, taken);
        }
    }

    private static long count(Draft draft) {
        return draft.sheet().orders().stream()
                .filter(Gathering.class::isInstance)
                .count();
    }

    /** Marks the sources that an earlier line collects as taken. */
    private static void retake(Draft draft, Collect order, Set<Hex> taken) {
        Harvest own = new Harvest(draft.law, draft.owner, draft.owner);
        boolean town = draft.realm().town(order.hex()).isPresent() && !order.colonists();
        List<Yield> yields = town ? own.best(order.hex(), taken) : own.byColonists(order.hex());
        yields.forEach(yield -> taken.add(yield.source()));
    }

    /** A collection and what it would bring. */
    private record Chance(Action order, List<Yield> yields, Stock gain) {}

    private static boolean best(Draft draft, Set<Hex> taken) {
        boolean lacking = !draft.soon().covers(draft.goal().cost());
        List<Rated> rated = chances(draft, taken).stream()
                .map(chance -> new Rated(chance, useful(chance, draft.room(), lacking)))
                .filter(each -> each.useful() >= LEAST)
                .sorted(Comparator.comparingInt(Rated::useful).reversed())
                .toList();
        for (Rated each : rated) {
            if (draft.add(each.chance().order())) {
                draft.expect(each.chance().gain());
                each.chance().yields().forEach(yield -> taken.add(yield.source()));
                return true;
            }
        }
        return false;
    }

    /** Possible collection, rated by the useful part of its yield. */
    private record Rated(Chance chance, int useful) {}

    /**
     * Rates a yield by the part that fits into the store, science double; the surplus counts at the dearest rate of trade
     * while the goal lacks something.
     */
    private static int useful(Chance chance, Stock room, boolean lacking) {
        return Good.ALL.stream()
                .mapToInt(good -> worth(good, chance.gain().get(good), room.get(good), lacking))
                .sum();
    }

    private static int worth(Good good, int gain, int room, boolean lacking) {
        int kept = Math.min(room, gain);
        int spare = lacking ? (gain - kept) / DEAREST_RATE : 0;
        return kept * (good == Good.SCIENCE ? 2 : 1) + spare;
    }

    private static List<Chance> chances(Draft draft, Set<Hex> taken) {
        List<Chance> chances = new ArrayList<>();
        Harvest own = new Harvest(draft.law, draft.owner, draft.owner);
        draft.realm().towns().forEach((hex, town) -> {
            if (town.owner() == draft.owner) {
                chances.add(chance(new Collect(hex, List.of(), false), own.best(hex, taken), own));
            } else if (governed(draft, hex, town)) {
                Harvest theirs = new Harvest(draft.law, draft.owner, Owner.IND);
                chances.add(chance(new IndCollect(hex, List.of(), false), theirs.best(hex, taken), theirs));
            }
        });
        draft.muster().of(draft.owner).forEach((hex, units) -> {
            if (units.colonists() > 0 && !taken.contains(hex) && own.controls(hex)) {
                boolean beside = draft.realm().town(hex).isPresent();
                chances.add(chance(new Collect(hex, List.of(), beside), own.byColonists(hex), own));
            }
        });
        return chances;
    }

    private static boolean governed(Draft draft, Hex hex, Town town) {
        return town.owner() == Owner.IND
                && draft.realm().atlas().explored(hex)
                && draft.realm().court().holds(draft.owner, Office.GOVERNOR);
    }

    private static Chance chance(Action order, List<Yield> yields, Harvest harvest) {
        return new Chance(order, yields, Harvest.total(yields).plus(harvest.bonus(yields)));
    }
}
