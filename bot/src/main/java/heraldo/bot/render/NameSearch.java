package heraldo.bot.render;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

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

    /** For each place of each name the names that it may lie over or near to, in order. */
    private final List<List<List<Neighbour>>> near = new ArrayList<>();

    /** The same, to be reckoned with. */
    private final Neighbour[][][] neighbours;

    /** A name near a place of another one, and what each of its own places adds there. */
    private record Neighbour(int name, double[] costs) {}

    /** A place for a name, and what it costs by itself. */
    record Spot(Rectangle2D box, double cost) {}

    /** The places of a name, and what is around each of them. */
    private record Places(Rectangle2D[] boxes, Rectangle2D[] grown, Rectangle2D reach) {
        static Places of(List<Spot> spots) {
            Rectangle2D[] boxes = spots.stream().map(Spot::box).toArray(Rectangle2D[]::new);
            Rectangle2D reach = new Rectangle2D.Double();
            reach.setRect(boxes[0]);
            for (Rectangle2D box : boxes) {
                reach.add(box);
            }
            return new Places(boxes, Arrays.stream(boxes).map(NameSearch::grown).toArray(Rectangle2D[]::new), reach);
        }
    }

    private NameSearch(List<List<Spot>> names) {
        int count = names.size();
        own = new double[count][];
        Places[] places = new Places[count];
        for (int i = 0; i < count; i++) {
            own[i] = names.get(i).stream().mapToDouble(Spot::cost).toArray();
            places[i] = Places.of(names.get(i));
            near.add(names.get(i).stream()
                    .<List<Neighbour>>map(spot -> new ArrayList<>())
                    .toList());
        }
        for (int one = 0; one < count; one++) {
            for (int other = one + 1; other < count; other++) {
                Rectangle2D around = grown(places[other].reach());
                if (places[one].reach().intersects(around)) {
                    meet(one, places[one], other, places[other], around);
                }
            }
        }
        neighbours = near.stream()
                .map(name -> name.stream()
                        .map(place -> place.toArray(Neighbour[]::new))
                        .toArray(Neighbour[][]::new))
                .toArray(Neighbour[][][]::new);
    }

    /** Where no place of the others is near, nothing is added. */
    private void meet(int one, Places ones, int other, Places others, Rectangle2D around) {
        double[][] turned = new double[others.boxes().length][];
        for (int i = 0; i < ones.boxes().length; i++) {
            Rectangle2D box = ones.boxes()[i];
            double[] costs = null;
            for (int j = 0; j < turned.length && (j > 0 || box.intersects(around)); j++) {
                double common = common(box, others.grown()[j]);
                if (common > 0) {
                    double cost = MEETING * common + (box.intersects(others.boxes()[j]) ? COVERING : 0);
                    costs = costs == null ? new double[turned.length] : costs;
                    costs[j] = cost;
                    turned[j] = turned[j] == null ? new double[own[one].length] : turned[j];
                    turned[j][i] = cost;
                }
            }
            add(one, i, other, costs);
        }
        for (int j = 0; j < turned.length; j++) {
            add(other, j, one, turned[j]);
        }
    }

    private void add(int name, int place, int neighbour, double @Nullable [] costs) {
        if (costs != null) {
            near.get(name).get(place).add(new Neighbour(neighbour, costs));
        }
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
        for (Neighbour neighbour : neighbours[name][place]) {
            cost += neighbour.costs()[chosen[neighbour.name()]];
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
