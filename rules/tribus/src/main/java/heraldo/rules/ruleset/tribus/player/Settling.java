package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.order.Move;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Spreads over the land: single soldiers take what nobody holds, stronger groups beat weaker stacks, and those who find nothing
 * to take go where there is something. Great stacks stay together and march on cities.
 *
 * @param most how many groups are led in one turn
 */
record Settling(int most) implements Habit {

    static final int ALL = Integer.MAX_VALUE;
    static final int SOME = 6;
    static final int FEW = 3;

    /** A move and what it would bring. */
    private record Step(int value, int number, Hex to) {}

    /** With how many faces of the die an attack has to win. */
    private static final int EVEN = 2;

    private static final int ARMY = 5;
    private static final int FAR = 99;
    private static final int JOIN = 3;
    private static final int MARCH = 15;

    @Override
    public void follow(Plan plan) {
        int led = 0;
        for (Hex stack : plan.stacks()) {
            int groups = plan.tile(stack).soldiers();
            while (groups-- > 0 && led < most && moved(plan, stack)) {
                led++; // the rest of the stack goes its own ways
            }
        }
    }

    private static boolean moved(Plan plan, Hex stack) {
        int free = new Guard(plan).free(stack);
        return free > 0
                && best(plan, stack, free)
                        .filter(step -> plan.add(new Move(plan.amount(stack, step.number()), stack, step.to())))
                        .isPresent();
    }

    private static Optional<Step> best(Plan plan, Hex stack, int free) {
        SortedSet<Hex> ends = plan.ways().byLand(stack, plan.settings.landMove());
        long open = ends.stream()
                .filter(hex -> !plan.mine(hex) && !plan.tile(hex).manned())
                .count();
        boolean army = free >= ARMY && open < free;
        int far = far(plan, stack, army);
        List<Step> steps = new ArrayList<>();
        int stay = Worth.of(plan).siege(stack);
        for (Hex to : ends) {
            if (plan.pledged(to)) {
                continue;
            }
            if (plan.hostile(to)) {
                attack(plan, free, to).ifPresent(steps::add);
            } else if (plan.tile(to).manned()) {
                join(plan, stack, to, free, army).ifPresent(steps::add);
            } else {
                steps.add(walk(plan, to, army ? free : 1, far - far(plan, to, army)));
            }
        }
        return steps.stream().filter(step -> step.value() > stay).max(Comparator.comparingInt(Step::value));
    }

    private static Optional<Step> attack(Plan plan, int free, Hex to) {
        boolean city = plan.chart.city(to);
        int foes = plan.tile(to).soldiers();
        int prize = plan.prize(to);
        List<Step> steps = new ArrayList<>();
        for (int number = 1; number <= free; number++) {
            if (Worth.chances(plan.book.combat(), number, false, foes, city) >= EVEN) {
                int value = Worth.attack(plan.book.combat(), number, false, foes, city, prize) / 4;
                steps.add(new Step(value, number, to));
            }
        }
        return steps.stream().max(Comparator.comparingInt(Step::value));
    }

    /** Returns a step that gathers with others outside the cities, for a stack that finds nothing to take. */
    private static Optional<Step> join(Plan plan, Hex stack, Hex to, int free, boolean army) {
        int there = plan.tile(to).soldiers();
        boolean room = there + free <= plan.settings.stackMax();
        boolean wanted =
                !army && !plan.chart.city(to) && there >= plan.tile(stack).soldiers();
        return wanted && room ? Optional.of(new Step(JOIN + Math.min(there, ARMY), free, to)) : Optional.empty();
    }

    /** Values a step by the tile that it takes and, on the way, by how much nearer to the next prize it comes. */
    private static Step walk(Plan plan, Hex to, int number, int nearer) {
        int worth = plan.mine(to) ? Worth.of(plan).siege(to) : 2 * plan.prize(to);
        return new Step(number > 1 ? worth + MARCH * nearer : Math.max(worth, 2 * nearer), number, to);
    }

    /** Returns the distance by land to the next goal: a city for an army, land for others. */
    private static int far(Plan plan, Hex from, boolean army) {
        SortedSet<Hex> seen = new TreeSet<>(List.of(from));
        List<Hex> ring = List.of(from);
        for (int steps = 0; !ring.isEmpty(); steps++) {
            if (ring.stream()
                    .anyMatch(hex -> !plan.mine(hex) && !plan.spares(hex) && (!army || plan.chart.city(hex)))) {
                return steps;
            }
            ring = ring.stream()
                    .flatMap(hex -> plan.chart.landAround(hex).stream())
                    .filter(seen::add)
                    .toList();
        }
        return FAR;
    }
}
