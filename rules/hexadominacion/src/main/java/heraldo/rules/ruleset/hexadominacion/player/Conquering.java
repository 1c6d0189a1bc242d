package heraldo.rules.ruleset.hexadominacion.player;

import heraldo.rules.ruleset.hexadominacion.book.Costs;
import heraldo.rules.ruleset.hexadominacion.order.Move;
import heraldo.rules.ruleset.hexadominacion.order.Recruit;
import heraldo.rules.ruleset.hexadominacion.order.war.Attack;
import heraldo.rules.ruleset.hexadominacion.state.Origin;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Attacks what brings most for the soldiers it takes: those next to it go first, others are moved there, and what is still
 * missing is recruited on the spot.
 */
final class Conquering implements Habit {

    private static final int GREAT = 500;

    /** So few go even with what is kept for defence. */
    private static final int RAID = 2;

    /** A realm makes one more attack for so many hexes. */
    private static final int LAND = 10;

    @Override
    public void follow(Draft draft) {
        List<Prize> prizes = draft.frontier.targets().stream()
                .map(hex -> Prize.of(draft, hex))
                .sorted(Comparator.comparingInt(Prize::rate).reversed())
                .toList();
        int most = draft.personality.attacks() + draft.frontier.own().size() / LAND;
        int attacks = 0;
        for (Prize prize : prizes) {
            if (attacks < most && take(draft, prize)) {
                attacks++;
                secondWave(draft, prize);
            }
        }
    }

    /** A warrior who has soldiers left tries again where the first attack might fail. */
    private static void secondWave(Draft draft, Prize prize) {
        boolean idle = draft.frontier.ownBeside(prize.hex()).stream()
                        .mapToInt(draft::free)
                        .sum()
                >= prize.attackers();
        if (draft.personality == Personality.WARRIOR && prize.worth() > GREAT && idle) {
            take(draft, prize);
        }
    }

    private static boolean take(Draft draft, Prize prize) {
        int base = base(draft, prize.hex());
        int recruits = Math.max(0, prize.attackers() - within(draft, prize.hex()));
        Stock price = price(draft, prize.attackers(), recruits);
        boolean raid = prize.attackers() <= RAID && draft.left().covers(price);
        if (!raid && !draft.affords(price)) {
            return false;
        }
        draft.spend(price);
        SortedMap<Integer, Integer> origins = new TreeMap<>();
        int missing = beside(draft, prize, origins);
        missing = fetched(draft, base, missing, origins);
        if (missing > 0 && draft.add(new Recruit(missing, base))) {
            origins.merge(base, missing, Integer::sum);
        }
        List<Origin> groups = new ArrayList<>();
        origins.forEach((hex, soldiers) -> groups.add(new Origin(hex, soldiers)));
        return draft.add(new Attack(prize.hex(), groups));
    }

    private static Stock price(Draft draft, int attackers, int recruits) {
        Costs costs = draft.book.costs();
        return costs.attack().times(attackers).plus(costs.recruit().times(recruits));
    }

    /** The hex next to a target with the most soldiers. */
    private static int base(Draft draft, int target) {
        return draft.frontier.ownBeside(target).stream()
                .max(Comparator.comparingInt(draft::free))
                .orElseThrow();
    }

    /** Returns the number of soldiers that a realm can bring to bear on a target. */
    private static int within(Draft draft, int target) {
        List<Integer> hexes = draft.mayMove() ? draft.frontier.own() : draft.frontier.ownBeside(target);
        return hexes.stream().mapToInt(draft::free).sum();
    }

    /** Soldiers next to the target go as they are; returns how many are missing. */
    private static int beside(Draft draft, Prize prize, SortedMap<Integer, Integer> origins) {
        int missing = prize.attackers();
        List<Integer> near = draft.frontier.ownBeside(prize.hex()).stream()
                .sorted(Comparator.comparingInt(draft::free).reversed())
                .toList();
        for (int hex : near) {
            int go = Math.min(missing, draft.free(hex));
            if (go > 0) {
                origins.put(hex, go);
                draft.engage(hex, go);
                missing -= go;
            }
        }
        return missing;
    }

    /** Others are moved to the base first, those in quiet hexes before the rest; returns how many are missing. */
    private static int fetched(Draft draft, int base, int missing, SortedMap<Integer, Integer> origins) {
        int wanted = missing;
        List<Integer> far = draft.mayMove()
                ? draft.frontier.own().stream()
                        .filter(hex -> hex != base && draft.free(hex) > 0)
                        .sorted(Comparator.comparing((Integer hex) -> !draft.frontier.quiet(hex)))
                        .toList()
                : List.of();
        for (int hex : far) {
            int go = Math.min(wanted, draft.free(hex));
            if (go > 0 && draft.add(new Move(go, hex, base))) {
                origins.merge(base, go, Integer::sum);
                draft.engage(hex, go);
                wanted -= go;
            }
        }
        return wanted;
    }
}
