package heraldo.bot.render.png;

import java.util.stream.IntStream;

/** The frequency of each kind of colour in pictures; colours that are alike but for the lowest bits are of one kind. */
final class ColourCount {

    /** The number of kinds. */
    static final int KINDS = 1 << 15;

    private static final int RGB = 0xFFFFFF;

    /** The numbers per kind, side by side in memory: its frequency, its leading colour, and the lead in pixels. */
    private static final int KNOWN = 4;

    private static final int SAMPLE = 1;
    private static final int LEAD = 2;

    private final int[] known = new int[KNOWN * KINDS];

    /** The kind of a colour, less than {@link #KINDS}. */
    static int kind(int rgb) {
        return (rgb >> 9 & 0x7C00) | (rgb >> 6 & 0x3E0) | (rgb >> 3 & 0x1F);
    }

    /**
     * Counts the pixels of a band, and for each kind which exact colour stands for it: the one that makes up more than half of
     * them, if there is one (Boyer and Moore's vote).
     */
    void add(PixelRuns runs) {
        int from = runs.first();
        for (int i = 0; i < runs.count(); i++) {
            int to = runs.ends()[i];
            int pixel = runs.pixels()[from];
            int at = KNOWN * kind(pixel);
            known[at] += to - from;
            vote(at, pixel & RGB, to - from);
            from = to;
        }
    }

    /**
     * Adds votes for a colour of a kind: the leader wins or loses them, and is replaced if it has none left. There is no branch,
     * for none could be predicted.
     */
    private void vote(int at, int rgb, int pixels) {
        int differing = known[at + SAMPLE] ^ rgb;
        int against = (differing | -differing) >> (Integer.SIZE - 1);
        int lead = known[at + LEAD] + ((pixels ^ against) - against);
        int lost = (lead - 1) >> (Integer.SIZE - 1);
        known[at + SAMPLE] ^= differing & lost;
        known[at + LEAD] = Math.abs(lead);
    }

    /** Returns whether any pixel is of the kind of a colour. */
    boolean has(int rgb) {
        return known[KNOWN * kind(rgb)] > 0;
    }

    /** The kinds that occur, the most frequent first. */
    int[] kinds() {
        return IntStream.range(0, KINDS)
                .filter(kind -> known[KNOWN * kind] > 0)
                .mapToLong(kind -> (long) (Integer.MAX_VALUE - known[KNOWN * kind]) << 16 | kind)
                .sorted()
                .mapToInt(kind -> (int) kind & 0xFFFF)
                .toArray();
    }

    /** The colour that stands for a kind that occurs. */
    int sample(int kind) {
        return known[KNOWN * kind + SAMPLE];
    }
}
