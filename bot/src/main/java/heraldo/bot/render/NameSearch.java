package heraldo.bot.render;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Places names by simulated annealing: every candidate place has a cost of its own, and more if its box overlaps that of
 * another name; the total is minimised. All costs are computed once; the random seed is fixed.
 */
final class NameSearch {

    private static final double MEETING = 5;
    private static final double COVERING = 120;
    private static final double GROW_X = 5;
    private static final double GROW_Y = 4;
    private static final int STARTS = 3;
    private static final int MOVES = 120;
    private static final double HEAT = 90;
    private static final int SEED = 20_261;

    private final double[][] own;
    private final int[][] others;
    private final double[][][][] pairs;
    private final List<List<Integer>> near = new ArrayList<>();
    private final List<List<double[][]>> costs = new ArrayList<>();

    /** A place for a name, and what it costs by itself. */
    record Spot(Rectangle2D box, double cost) {}

    private NameSearch(List<List<Spot>> names) {
        int count = names.size();
        own = new double[count][];
        others = new int[count][];
        pairs = new double[count][][][];
        Rectangle2D[] reach = new Rectangle2D[count];
        for (int i = 0; i < count; i++) {
            own[i] = names.get(i).stream().mapToDouble(Spot::cost).toArray();
            Rectangle2D all = new Rectangle2D.Double();
            all.setRect(names.get(i).get(0).box());
            names.get(i).forEach(spot -> all.add(spot.box()));
            reach[i] = all;
        }
        for (int i = 0; i < count; i++) {
            near.add(new ArrayList<>());
            costs.add(new ArrayList<>());
        }
        for (int one = 0; one < count; one++) {
            for (int other = one + 1; other < count; other++) {
                Rectangle2D around = grown(reach[other]);
                if (reach[one].intersects(around)) {
                    meet(one, other, costs(names.get(one), names.get(other), around));
                }
            }
        }
        for (int i = 0; i < count; i++) {
            others[i] = near.get(i).stream().mapToInt(Integer::intValue).toArray();
            pairs[i] = costs.get(i).toArray(double[][][]::new);
        }
    }

    private void meet(int one, int other, double[][] cost) {
        double[][] turned = new double[cost[0].length][cost.length];
        for (int i = 0; i < cost.length; i++) {
            for (int j = 0; j < cost[i].length; j++) {
                turned[j][i] = cost[i][j];
            }
        }
        near.get(one).add(other);
        costs.get(one).add(cost);
        near.get(other).add(one);
        costs.get(other).add(turned);
    }

    /** Where no place of the others is near, nothing is added. */
    private static double[][] costs(List<Spot> ones, List<Spot> others, Rectangle2D around) {
        double[][] costs = new double[ones.size()][others.size()];
        Rectangle2D[] places = others.stream().map(Spot::box).toArray(Rectangle2D[]::new);
        Rectangle2D[] grown = others.stream().map(spot -> grown(spot.box())).toArray(Rectangle2D[]::new);
        for (int i = 0; i < costs.length; i++) {
            Rectangle2D one = ones.get(i).box();
            for (int j = 0; j < grown.length && one.intersects(around); j++) {
                double near = common(one, grown[j]);
                costs[i][j] = near > 0 ? MEETING * near + (one.intersects(places[j]) ? COVERING : 0) : 0;
            }
        }
        return costs;
    }

    private static Rectangle2D grown(Rectangle2D box) {
        return new Rectangle2D.Double(
                box.getX() - GROW_X, box.getY() - GROW_Y, box.getWidth() + 2 * GROW_X, box.getHeight() + 2 * GROW_Y);
    }

    /** How much of two boxes is the same. */
    static double common(Rectangle2D one, Rectangle2D other) {
        double width = Math.min(one.getMaxX(), other.getMaxX()) - Math.max(one.getX(), other.getX());
        double height = Math.min(one.getMaxY(), other.getMaxY()) - Math.max(one.getY(), other.getY());
        return width > 0 && height > 0 ? width * height : 0;
    }

    /** For each name the number of its place. */
    static int[] best(List<List<Spot>> names) {
        if (names.isEmpty()) {
            return new int[0];
        }
        NameSearch search = new NameSearch(names);
        Random random = new Random(SEED);
        int[] first = search.greedy();
        int[] best = first;
        double least = search.total(best);
        for (int start = 0; start < STARTS; start++) {
            int[] chosen = search.annealed(first, random);
            double cost = search.total(chosen);
            if (cost < least) {
                least = cost;
                best = chosen;
            }
        }
        return best;
    }

    /** Every name where it costs least by itself, and then, again and again, beside its neighbours. */
    private int[] greedy() {
        int[] chosen = new int[own.length];
        for (int i = 0; i < own.length; i++) {
            int first = i;
            chosen[i] = cheapest(own[first]);
        }
        descend(chosen);
        return chosen;
    }

    private static int cheapest(double... costs) {
        int best = 0;
        for (int i = 1; i < costs.length; i++) {
            best = costs[i] < costs[best] ? i : best;
        }
        return best;
    }

    private int[] annealed(int[] from, Random random) {
        int[] chosen = Arrays.copyOf(from, from.length);
        int moves = MOVES * own.length;
        for (int move = 0; move < moves; move++) {
            double heat = HEAT * Math.pow(1 - (double) move / moves, 2) + 1e-6;
            int name = random.nextInt(own.length);
            int place = random.nextInt(own[name].length);
            double more = cost(chosen, name, place) - cost(chosen, name, chosen[name]);
            if (more < 0 || random.nextDouble() < Math.exp(-more / heat)) {
                chosen[name] = place;
            }
        }
        descend(chosen);
        return chosen;
    }

    private void descend(int[] chosen) {
        boolean moved = true;
        for (int round = 0; moved && round < 20; round++) {
            moved = false;
            for (int name = 0; name < own.length; name++) {
                double[] costs = new double[own[name].length];
                for (int place = 0; place < costs.length; place++) {
                    costs[place] = cost(chosen, name, place);
                }
                int best = cheapest(costs);
                if (costs[best] < costs[chosen[name]] - 1e-9) {
                    chosen[name] = best;
                    moved = true;
                }
            }
        }
    }

    private double cost(int[] chosen, int name, int place) {
        double cost = own[name][place];
        int[] near = others[name];
        for (int i = 0; i < near.length; i++) {
            cost += pairs[name][i][place][chosen[near[i]]];
        }
        return cost;
    }

    private double total(int[] chosen) {
        double total = 0;
        for (int name = 0; name < own.length; name++) {
            total += (cost(chosen, name, chosen[name]) + own[name][chosen[name]]) / 2;
        }
        return total;
    }
}
