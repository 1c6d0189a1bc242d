package heraldo.bot.render.png;

import java.util.Arrays;

/**
 * A code in which what is frequent is short (RFC 1951, 3.2.2), for symbols from 0 on.
 *
 * @param lengths of the symbols, in bits; 0 where one does not occur
 * @param bits of each symbol, the first to be written lowest
 */
record HuffmanCode(int[] lengths, int[] bits) {

    /** The longest code that the format allows for any symbol. */
    private static final int LONGEST = 15;

    /** A symbol and how often it occurs, in one number: sorted by how often. */
    private static final int SYMBOL_BITS = 16;

    private static final int SYMBOL = (1 << SYMBOL_BITS) - 1;

    /**
     * The code for symbols that occur so often.
     *
     * @param longest the most bits of a symbol; what is rare counts as less rare until all have no more
     */
    static HuffmanCode of(int[] counts, int longest) {
        int[] lengths = lengths(counts, 0);
        for (int blur = 1; Arrays.stream(lengths).max().orElse(0) > longest; blur++) {
            lengths = lengths(counts, blur);
        }
        return new HuffmanCode(lengths, bits(lengths));
    }

    void put(int symbol, BitSink sink) {
        sink.put(bits[symbol], lengths[symbol]);
    }

    /** Returns the number of symbols up to the last one that occurs, but no less than {@code least}. */
    int used(int least) {
        int used = lengths.length;
        while (used > least && lengths[used - 1] == 0) {
            used--;
        }
        return used;
    }

    private static int[] lengths(int[] counts, int blur) {
        long[] leaves = new long[counts.length];
        int count = 0;
        for (int symbol = 0; symbol < counts.length; symbol++) {
            if (counts[symbol] > 0) {
                leaves[count++] = (long) Math.max(1, counts[symbol] >> blur) << SYMBOL_BITS | symbol;
            }
        }
        Arrays.sort(leaves, 0, count);
        int[] depths = depths(leaves, count);
        int[] lengths = new int[counts.length];
        for (int i = 0; i < count; i++) {
            lengths[(int) leaves[i] & SYMBOL] = Math.max(1, depths[i]);
        }
        return lengths;
    }

    /** Returns the depth of each part, the leaves first, in the tree that joins the two lightest parts again and again. */
    private static int[] depths(long[] leaves, int count) {
        if (count < 2) {
            return new int[count];
        }
        int parts = 2 * count - 1;
        long[] weight = new long[parts];
        int[] parent = new int[parts];
        for (int i = 0; i < count; i++) {
            weight[i] = leaves[i] >> SYMBOL_BITS;
        }
        int leaf = 0;
        int joint = count;
        for (int next = count; next < parts; next++) {
            for (int side = 0; side < 2; side++) {
                boolean light = leaf < count && (joint == next || weight[leaf] <= weight[joint]);
                int part = light ? leaf++ : joint++;
                weight[next] += weight[part];
                parent[part] = next;
            }
        }
        int[] depths = new int[parts];
        for (int part = parts - 2; part >= 0; part--) {
            depths[part] = depths[parent[part]] + 1;
        }
        return depths;
    }

    private static int[] bits(int... lengths) {
        int[] next = new int[LONGEST + 2];
        for (int length : lengths) {
            next[length + 1] += length == 0 ? 0 : 1;
        }
        for (int length = 1; length <= LONGEST; length++) {
            next[length] = (next[length] + next[length - 1]) << 1;
        }
        int[] bits = new int[lengths.length];
        for (int symbol = 0; symbol < bits.length; symbol++) {
            int length = lengths[symbol];
            bits[symbol] = length == 0 ? 0 : Integer.reverse(next[length]++) >>> (Integer.SIZE - length);
        }
        return bits;
    }
}
