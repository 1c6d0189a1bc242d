package heraldo.rules.engine.simulation;

import java.util.Arrays;
import java.util.Collection;

/**
 * How a figure came out in many plays.
 *
 * @param least the lowest
 * @param low a quarter of all is below it
 * @param mean the sum of all through their number, rounded half up
 * @param high a quarter of all is above it
 * @param most the highest
 */
public record Spread(int least, int low, int mean, int high, int most) {

    private static final int QUARTERS = 4;

    /** Of at least one figure. */
    static Spread of(Collection<Integer> figures) {
        int[] sorted = figures.stream().mapToInt(Integer::intValue).sorted().toArray();
        int last = sorted.length - 1;
        long sum = Arrays.stream(sorted).asLongStream().sum();
        long mean = Math.floorDiv(2 * sum + sorted.length, 2L * sorted.length);
        return new Spread(
                sorted[0],
                sorted[last / QUARTERS],
                Math.toIntExact(mean),
                sorted[last - last / QUARTERS],
                sorted[last]);
    }
}
