package heraldo.bot.render;

import java.awt.geom.Rectangle2D;
import java.util.Arrays;
import java.util.Random;

/** Places names by simulated annealing: the total of what they cost is minimised. The random seed is fixed. */
final class NameSearch {

    private static final int STARTS = 3;
    private static final int MOVES = 120;
    private static final double HEAT = 90;
    private static final int SEED = 20_261;

    private final NameCosts costs;

    /** A place for a name, and what it costs by itself. */
    record Spot(Rectangle2D box, double cost) {}

    NameSearch(NameCosts costs) {
        this.costs = costs;
    }

    /** For each name the number of its place. */
    int[] best() {
        Random random = new Random(SEED);
        int[] first = greedy();
        int[] best = first;
        double least = total(best);
        for (int start = 0; start < STARTS; start++) {
            int[] chosen = annealed(first, random);
            double cost = total(chosen);
            if (cost < least) {
                least = cost;
                best = chosen;
            }
        }
        return best;
    }

    /** Every name where it costs least by itself, and then, again and again, beside its neighbours. */
    private int[] greedy() {
        int[] chosen = new int[costs.names()];
        for (int name = 0; name < chosen.length; name++) {
            for (int place = 1; place < costs.places(name); place++) {
                if (costs.own(name, place) < costs.own(name, chosen[name])) {
                    chosen[name] = place;
                }
            }
        }
        descend(chosen);
        return chosen;
    }

    private int[] annealed(int[] from, Random random) {
        int[] chosen = Arrays.copyOf(from, from.length);
        int moves = MOVES * chosen.length;
        for (int move = 0; move < moves; move++) {
            double heat = HEAT * Math.pow(1 - (double) move / moves, 2) + 1e-6;
            int name = random.nextInt(chosen.length);
            int place = random.nextInt(costs.places(name));
            if (moves(chosen, name, place, heat, random)) {
                chosen[name] = place;
            }
        }
        descend(chosen);
        return chosen;
    }

    /**
     * Returns whether a name moves to a place. Most places cost too much by themselves, so that their neighbours need no look.
     */
    private boolean moves(int[] chosen, int name, int place, double heat, Random random) {
        double now = costs.beside(chosen, name, chosen[name]);
        double least = costs.own(name, place) - now;
        if (least < 0) {
            double more = costs.beside(chosen, name, place) - now;
            return more < 0 || random.nextDouble() < Math.exp(-more / heat);
        }
        double luck = random.nextDouble();
        return luck < Math.exp(-least / heat) && luck < Math.exp(-(costs.beside(chosen, name, place) - now) / heat);
    }

    private void descend(int[] chosen) {
        boolean moved = true;
        for (int round = 0; moved && round < 20; round++) {
            moved = false;
            for (int name = 0; name < chosen.length; name++) {
                moved |= descends(chosen, name);
            }
        }
    }

    private boolean descends(int[] chosen, int name) {
        double now = costs.beside(chosen, name, chosen[name]);
        double least = Double.MAX_VALUE;
        int best = 0;
        for (int place = 0; place < costs.places(name); place++) {
            double cost = costs.own(name, place) < least ? costs.beside(chosen, name, place) : least;
            if (cost < least) {
                least = cost;
                best = place;
            }
        }
        boolean moves = least < now - 1e-9;
        chosen[name] = moves ? best : chosen[name];
        return moves;
    }

    private double total(int... chosen) {
        double total = 0;
        for (int name = 0; name < chosen.length; name++) {
            total += (costs.beside(chosen, name, chosen[name]) + costs.own(name, chosen[name])) / 2;
        }
        return total;
    }
}
