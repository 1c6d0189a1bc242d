package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.board.Hex;
import heraldo.rules.board.Paths;
import heraldo.rules.ruleset.tribus.order.Move;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Sends armies to cities that they can take but not yet reach, one to each: neutral ones, and those that others hold weakly.
 */
final class Marches implements Habit {

    private static final int ARMY = 5;

    /** With how many faces of the die an army should win. */
    private static final int LIKELY = 3;

    /** Upper bound on the tiles that an army goes. */
    private static final int FAR = 5;

    /** A city that some army could go to. */
    private record Aim(Hex city, SortedMap<Hex, Integer> ways, int far) {}

    @Override
    public void follow(Plan plan) {
        if (plan.personality.stance().peaceful()) {
            return;
        }
        SortedSet<Hex> sought = new TreeSet<>();
        for (Hex stack : plan.stacks()) {
            int free = new Guard(plan).free(stack);
            if (free >= ARMY) {
                aim(plan, stack, free, sought)
                        .filter(aim -> marched(plan, stack, free, aim))
                        .ifPresent(aim -> sought.add(aim.city()));
            }
        }
    }

    private static Optional<Aim> aim(Plan plan, Hex stack, int free, SortedSet<Hex> sought) {
        return plan.chart.cities().stream()
                .filter(city -> plan.prey(city) && !sought.contains(city))
                .filter(city -> stack.distance(city) <= FAR && stack.distance(city) > plan.settings.landMove())
                .filter(city -> falls(plan, city, free + gathered(plan, city, stack)))
                .map(city -> aim(plan, stack, city))
                .filter(aim -> aim.far() <= FAR)
                .min(Comparator.comparingInt(aim -> plan.foes(aim.city()) ? aim.far() - 1 : aim.far()));
    }

    private static Aim aim(Plan plan, Hex stack, Hex city) {
        SortedMap<Hex, Integer> ways = Paths.steps(List.of(city), plan.chart::land, FAR);
        return new Aim(city, ways, ways.getOrDefault(stack, FAR + 1));
    }

    /** Soldiers that stand before a city already. */
    private static int gathered(Plan plan, Hex city, Hex but) {
        return city.within(plan.settings.landMove()).stream()
                .filter(hex -> !hex.equals(but)
                        && !plan.chart.city(hex)
                        && plan.tile(hex).mannedBy(plan.tribe))
                .mapToInt(hex -> plan.tile(hex).soldiers())
                .sum();
    }

    private static boolean falls(Plan plan, Hex city, int free) {
        return Worth.chances(plan.book.combat(), free, false, plan.tile(city).soldiers(), true) >= LIKELY;
    }

    /** Nobody goes back, and on the way land of others and of nobody is taken rather than the own. */
    private static boolean marched(Plan plan, Hex stack, int free, Aim aim) {
        return plan.addFirst(plan.ways().byLand(stack, plan.settings.landMove()).stream()
                .filter(hex -> !plan.chart.city(hex) && !plan.tile(hex).manned())
                .filter(hex -> aim.ways().getOrDefault(hex, FAR) < aim.far())
                .sorted(Comparator.comparingInt(
                        (Hex hex) -> 2 * aim.ways().getOrDefault(hex, FAR) + (plan.mine(hex) ? 1 : 0)))
                .map(hex -> new Move(plan.amount(stack, free), stack, hex)));
    }
}
