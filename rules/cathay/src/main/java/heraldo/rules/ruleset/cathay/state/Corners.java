package heraldo.rules.ruleset.cathay.state;

import heraldo.rules.ruleset.cathay.chart.Net;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Some corners of the board.
 *
 * @param bits corner n is bit n
 */
public record Corners(long bits) {

    public static final Corners NONE = new Corners(0);

    /**
     * Reads {@code 24,20}, or nothing.
     *
     * @throws IllegalArgumentException if a word is no corner
     */
    public static Corners of(String text) {
        Corners corners = NONE;
        for (String word : text.isEmpty() ? new String[0] : text.split(",", -1)) {
            if (!word.matches("[0-9]{1,3}") || !Net.isCorner(Integer.parseInt(word))) {
                throw new IllegalArgumentException(word + " is no corner");
            }
            corners = corners.with(Integer.parseInt(word));
        }
        return corners;
    }

    public boolean has(int corner) {
        return (bits >> corner & 1) != 0;
    }

    public boolean touch(long mask) {
        return (bits & mask) != 0;
    }

    public Corners with(int corner) {
        return new Corners(bits | 1L << corner);
    }

    public Corners without(int corner) {
        return new Corners(bits & ~(1L << corner));
    }

    public Corners and(Corners more) {
        return new Corners(bits | more.bits);
    }

    /** Those that are others too. */
    public Corners among(Corners others) {
        return new Corners(bits & others.bits);
    }

    public int count() {
        return Long.bitCount(bits);
    }

    public boolean isNone() {
        return bits == 0;
    }

    /** Ascending. */
    public IntStream stream() {
        return Arrays.stream(array());
    }

    /** Ascending. */
    public int[] array() {
        int[] corners = new int[count()];
        long rest = bits;
        for (int i = 0; i < corners.length; i++) {
            corners[i] = Long.numberOfTrailingZeros(rest);
            rest &= rest - 1;
        }
        return corners;
    }

    @Override
    public String toString() {
        return stream().mapToObj(String::valueOf).collect(Collectors.joining(","));
    }
}
