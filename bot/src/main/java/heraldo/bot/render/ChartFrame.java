package heraldo.bot.render;

import heraldo.rules.kernel.Standings;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.IntStream;

/**
 * The place of turns and totals on a chart.
 *
 * @param first turn
 * @param last turn
 * @param floor the lowest total that fits, 0 or below
 * @param step between totals that are written at the side
 * @param steps the number of them above the floor
 */
record ChartFrame(int first, int last, int floor, int step, int steps) {

    static final double LEFT = 110;
    static final double RIGHT = 1068;
    static final double TOP = 210;
    static final double BOTTOM = 900;

    /** The upper bounds of the number of totals and of turns at the sides. */
    private static final int VALUES = 6;

    private static final int TURNS = 10;
    private static final int[] ROUND = {1, 2, 5};
    private static final int TEN = 10;

    /** A frame for all of a course. */
    static ChartFrame of(SortedMap<Integer, Standings> course) {
        int least = totals(course).reduce(0, Math::min);
        int most = totals(course).reduce(1, Math::max);
        int step = step(most - least, VALUES);
        int floor = Math.floorDiv(least, step) * step;
        return new ChartFrame(
                course.firstKey(), course.lastKey(), floor, step, Math.max(1, Math.ceilDiv(most - floor, step)));
    }

    private static IntStream totals(SortedMap<Integer, Standings> course) {
        return course.values().stream()
                .flatMap(standings -> standings.rows().stream())
                .mapToInt(Standings.Row::total);
    }

    /** A round number of which so many at most make up a length. */
    private static int step(int length, int most) {
        int ten = 1;
        while (true) {
            for (int round : ROUND) {
                if (Math.ceilDiv(length, round * ten) <= most) {
                    return round * ten;
                }
            }
            ten *= TEN;
        }
    }

    double x(int turn) {
        return first == last ? RIGHT : LEFT + (turn - first) * (RIGHT - LEFT) / (last - first);
    }

    double y(int total) {
        return BOTTOM - (total - floor) * (BOTTOM - TOP) / ((double) step * steps);
    }

    /** The totals that are written at the side. */
    List<Integer> values() {
        return IntStream.rangeClosed(0, steps).mapToObj(i -> floor + i * step).toList();
    }

    /** The turns that are written below, the last among them; where it would come too near to one, that is left out. */
    List<Integer> turns() {
        int every = step(Math.max(1, last - first), TURNS);
        List<Integer> turns = new ArrayList<>();
        for (int turn = first + Math.floorMod(-first, every); turn < last; turn += every) {
            if (2 * (last - turn) >= every) {
                turns.add(turn);
            }
        }
        turns.add(last);
        return turns;
    }
}
