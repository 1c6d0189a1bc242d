package heraldo.rules.ruleset.cathay.state;

import heraldo.rules.ruleset.cathay.chart.Net;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Some edges of the board.
 *
 * @param low edges 0 to 63, edge n as bit n
 * @param high the others, edge 64 as bit 0
 */
public record Edges(long low, long high) {

    public static final Edges NONE = new Edges(0, 0);

    /**
     * Reads {@code 24-30,30-36}, or nothing.
     *
     * @throws IllegalArgumentException if a word is no edge
     */
    public static Edges of(String text) {
        Edges edges = NONE;
        for (String word : text.isEmpty() ? new String[0] : text.split(",", -1)) {
            edges = edges.with(Net.edge(word).orElseThrow(() -> new IllegalArgumentException(word + " is no edge")));
        }
        return edges;
    }

    public boolean has(int edge) {
        return ((edge < Long.SIZE ? low >> edge : high >> (edge - Long.SIZE)) & 1) != 0;
    }

    public Edges with(int edge) {
        return edge < Long.SIZE ? new Edges(low | 1L << edge, high) : new Edges(low, high | 1L << (edge - Long.SIZE));
    }

    public Edges without(int edge) {
        return edge < Long.SIZE
                ? new Edges(low & ~(1L << edge), high)
                : new Edges(low, high & ~(1L << (edge - Long.SIZE)));
    }

    public Edges and(Edges more) {
        return new Edges(low | more.low, high | more.high);
    }

    /** These without others. */
    public Edges minus(Edges less) {
        return new Edges(low & ~less.low, high & ~less.high);
    }

    /** The corners where they end, as bits. */
    public long ends() {
        long ends = 0;
        for (long rest = low; rest != 0; rest &= rest - 1) {
            ends |= Net.ends(Long.numberOfTrailingZeros(rest));
        }
        for (long rest = high; rest != 0; rest &= rest - 1) {
            ends |= Net.ends(Long.SIZE + Long.numberOfTrailingZeros(rest));
        }
        return ends;
    }

    public int count() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    /** Ascending. */
    public IntStream stream() {
        return Arrays.stream(array());
    }

    /** Ascending. */
    public int[] array() {
        int[] edges = new int[count()];
        int place = 0;
        for (long rest = low; rest != 0; rest &= rest - 1) {
            edges[place++] = Long.numberOfTrailingZeros(rest);
        }
        for (long rest = high; rest != 0; rest &= rest - 1) {
            edges[place++] = Long.SIZE + Long.numberOfTrailingZeros(rest);
        }
        return edges;
    }

    @Override
    public String toString() {
        return stream().mapToObj(Net::edgeName).collect(Collectors.joining(","));
    }
}
