package heraldo.bot.render;

import heraldo.bot.render.NameSearch.Spot;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The costs of names in their places: by themselves, and more if the box of one overlaps or nearly touches that of another. All
 * costs are computed once; those of a name that gets other places, again.
 */
final class NameCosts {

    private static final double MEETING = 5;
    private static final double COVERING = 120;
    private static final double GROW_X = 5;
    private static final double GROW_Y = 4;

    private final double[][] own;
    private final Boxes[] boxes;
    private final Boxes[] grown;

    /** For two names and each place of the one what each place of the other adds there; nothing where none is near. */
    private final double[][] @Nullable [] @Nullable [] meetings;

    /** For each place of each name the names near it, in order. */
    private final Neighbour[][][] neighbours;

    /** A name near a place of another one, and what each of its own places adds there. */
    private record Neighbour(int name, double[] costs) {}

    /** The boxes of a name's places, edge by edge, and what is around all of them. */
    private static final class Boxes {

        private final double[] left;
        private final double[] right;
        private final double[] top;
        private final double[] bottom;
        private final Rectangle2D reach = new Rectangle2D.Double();

        /** The boxes of places, so much wider and higher to each side. */
        Boxes(List<Spot> spots, double across, double down) {
            left = new double[spots.size()];
            right = new double[left.length];
            top = new double[left.length];
            bottom = new double[left.length];
            for (int i = 0; i < left.length; i++) {
                Rectangle2D box = spots.get(i).box();
                left[i] = box.getX() - across;
                right[i] = left[i] + (box.getWidth() + 2 * across);
                top[i] = box.getY() - down;
                bottom[i] = top[i] + (box.getHeight() + 2 * down);
            }
            reach.setFrameFromDiagonal(least(left), least(top), most(right), most(bottom));
        }

        private static double least(double... edges) {
            return Arrays.stream(edges).min().orElse(0);
        }

        private static double most(double... edges) {
            return Arrays.stream(edges).max().orElse(0);
        }

        /** Those that overlap any of others, maybe with some that overlap none. */
        int[] near(Boxes others) {
            int[] near = new int[left.length];
            int count = 0;
            for (int i = 0; i < near.length && reach.intersects(others.reach); i++) {
                if (others.reach.intersects(left[i], top[i], right[i] - left[i], bottom[i] - top[i])) {
                    near[count++] = i;
                }
            }
            return Arrays.copyOf(near, count);
        }

        /** Returns the area that one of these boxes shares with one of others. */
        double common(int one, Boxes others, int other) {
            if (left[one] >= others.right[other]
                    || others.left[other] >= right[one]
                    || top[one] >= others.bottom[other]
                    || others.top[other] >= bottom[one]) {
                return 0;
            }
            return (Math.min(right[one], others.right[other]) - Math.max(left[one], others.left[other]))
                    * (Math.min(bottom[one], others.bottom[other]) - Math.max(top[one], others.top[other]));
        }
    }

    /**
     * The costs.
     *
     * @param names for each name the places that it may have, at least one
     */
    NameCosts(List<List<Spot>> names) {
        int count = names.size();
        own = new double[count][];
        boxes = new Boxes[count];
        grown = new Boxes[count];
        meetings = new double[count][count][][];
        neighbours = new Neighbour[count][][];
        for (int name = 0; name < count; name++) {
            spots(name, names.get(name));
            for (int other = 0; other < name; other++) {
                meet(other, name);
            }
        }
        for (int name = 0; name < count; name++) {
            gather(name);
        }
    }

    /** Gives a name other places. */
    void replace(int name, List<Spot> spots) {
        spots(name, spots);
        for (int other = 0; other < own.length; other++) {
            if (other != name) {
                boolean met = meetings[other][name] != null;
                meet(Math.min(name, other), Math.max(name, other));
                if (met || meetings[other][name] != null) {
                    gather(other);
                }
            }
        }
        gather(name);
    }

    private void spots(int name, List<Spot> spots) {
        own[name] = spots.stream().mapToDouble(Spot::cost).toArray();
        boxes[name] = new Boxes(spots, 0, 0);
        grown[name] = new Boxes(spots, GROW_X, GROW_Y);
    }

    /** Computes the costs of two names beside each other, for all pairs of their places; the first name has the lower number. */
    private void meet(int one, int other) {
        double[][] ones = null;
        double[][] others = null;
        int[] near = grown[other].near(boxes[one]);
        if (near.length > 0) {
            ones = new double[own[one].length][];
            others = new double[own[other].length][];
            for (int i : boxes[one].near(grown[other])) {
                for (int j : near) {
                    double common = boxes[one].common(i, grown[other], j);
                    if (common > 0) {
                        double cost = MEETING * common + (boxes[one].common(i, boxes[other], j) > 0 ? COVERING : 0);
                        ones[i] = ones[i] == null ? new double[others.length] : ones[i];
                        others[j] = others[j] == null ? new double[ones.length] : others[j];
                        ones[i][j] = cost;
                        others[j][i] = cost;
                    }
                }
            }
        }
        meetings[one][other] = ones;
        meetings[other][one] = others;
    }

    private void gather(int name) {
        List<List<Neighbour>> near = new ArrayList<>();
        for (int place = 0; place < own[name].length; place++) {
            near.add(new ArrayList<>());
        }
        for (int other = 0; other < own.length; other++) {
            double[][] rows = meetings[name][other];
            for (int place = 0; rows != null && place < rows.length; place++) {
                if (rows[place] != null) {
                    near.get(place).add(new Neighbour(other, rows[place]));
                }
            }
        }
        neighbours[name] =
                near.stream().map(all -> all.toArray(Neighbour[]::new)).toArray(Neighbour[][]::new);
    }

    /** Returns the number of names. */
    int names() {
        return own.length;
    }

    /** Returns the number of places that a name has. */
    int places(int name) {
        return own[name].length;
    }

    /** Returns the cost of a place for a name by itself. */
    double own(int name, int place) {
        return own[name][place];
    }

    /** Returns the cost of a place for a name beside the chosen places of the others; never less than by itself. */
    double beside(int[] chosen, int name, int place) {
        double cost = own[name][place];
        for (Neighbour neighbour : neighbours[name][place]) {
            cost += neighbour.costs()[chosen[neighbour.name()]];
        }
        return cost;
    }
}
