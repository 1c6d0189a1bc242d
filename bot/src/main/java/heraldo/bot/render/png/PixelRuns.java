package heraldo.bot.render.png;

import java.util.Arrays;
import java.util.List;

/**
 * The pixels of a band of a picture as runs of one colour, none longer than a row.
 *
 * @param pixels those of the whole picture
 * @param first the one with which the first run begins
 * @param ends of the runs, each the beginning of the next one
 * @param count of the runs
 */
record PixelRuns(int[] pixels, int width, int first, int[] ends, int count) {

    /** So many pixels of a plate make up a run, at least. */
    private static final int EXPECTED = 4;

    /**
     * The runs of a picture, band by band.
     *
     * @param width of a row, in pixels; all rows are whole
     */
    static List<PixelRuns> of(int[] pixels, int width) {
        return Bands.of(pixels.length / width, (from, to) -> of(pixels, width, from * width, to * width));
    }

    private static PixelRuns of(int[] pixels, int width, int first, int end) {
        int[] ends = new int[(end - first) / EXPECTED + width];
        int count = 0;
        for (int from = first; from < end; from += width) {
            if (ends.length < count + width) {
                ends = Arrays.copyOf(ends, 2 * ends.length);
            }
            count = row(pixels, from, from + width, ends, count);
        }
        return new PixelRuns(pixels, width, first, ends, count);
    }

    /** Returns the end of the last run. */
    int end() {
        return count == 0 ? first : ends[count - 1];
    }

    /** Adds the ends of a row. Nobody can guess where they are, so no branch depends on them. */
    private static int row(int[] pixels, int from, int to, int[] ends, int before) {
        int count = before;
        for (int at = from + 1; at < to; at++) {
            int differing = pixels[at] ^ pixels[at - 1];
            ends[count] = at;
            count += (differing | -differing) >>> (Integer.SIZE - 1);
        }
        ends[count] = to;
        return count + 1;
    }
}
