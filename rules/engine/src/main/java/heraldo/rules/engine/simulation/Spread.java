package heraldo.rules.engine.simulation;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * The spread of a figure over many plays. All five are figures that came out in some play.
 *
 * @param least the lowest
 * @param low the lowest of the narrowest range that holds the usual one and three quarters of all
 * @param usual the commonest, or the middle one if none is common
 * @param high the highest of that range
 * @param most the highest
 * @param often the number of plays in which the commonest came out; 0 if none is common
 */
public record Spread(int least, int low, int usual, int high, int most, int often) {

    private static final int QUARTERS = 4;
    /** The number of plays per occurrence up to which a figure is common. */
    private static final int COMMON = 10;

    /** Of at least one figure. */
    static Spread of(Collection<Integer> figures) {
        int[] sorted = figures.stream().mapToInt(Integer::intValue).sorted().toArray();
        int last = sorted.length - 1;
        int middle = sorted[last / 2];
        int commonest = commonest(sorted, middle);
        int times = times(sorted, commonest);
        boolean common = times * COMMON >= sorted.length;
        int usual = common ? commonest : middle;
        int wide = last - sorted.length / QUARTERS;
        int from = IntStream.rangeClosed(0, last - wide)
                .filter(first -> sorted[first] <= usual && usual <= sorted[first + wide])
                .boxed()
                .min(Comparator.comparingInt(first -> sorted[first + wide] - sorted[first]))
                .orElseThrow();
        return new Spread(sorted[0], sorted[from], usual, sorted[from + wide], sorted[last], common ? times : 0);
    }

    /** Of several that are equally common, the one nearest to the middle. */
    private static int commonest(int[] sorted, int middle) {
        return Arrays.stream(sorted)
                .distinct()
                .boxed()
                .max(Comparator.comparingInt((Integer figure) -> times(sorted, figure))
                        .thenComparingInt(figure -> -Math.abs(figure - middle)))
                .orElseThrow();
    }

    private static int times(int[] sorted, int figure) {
        return (int) Arrays.stream(sorted).filter(each -> each == figure).count();
    }
}
