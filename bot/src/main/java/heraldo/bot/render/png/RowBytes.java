package heraldo.bot.render.png;

import heraldo.bot.render.crew.Meanwhile;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** Writes the pixels of a picture as a file has them: for each row a zero and a byte for each pixel. */
final class RowBytes {

    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /** Times a byte: eight of it. */
    private static final long EIGHT = 0x0101_0101_0101_0101L;

    private RowBytes() {}

    /**
     * The rows of a picture.
     *
     * @param bands all of it, from top to bottom
     * @param numbers the byte for each kind of colour
     */
    static byte[] of(List<PixelRuns> bands, byte... numbers) {
        PixelRuns lowest = bands.getLast();
        byte[] rows = new byte[lowest.end() + lowest.end() / lowest.width()];
        Meanwhile.all(bands.stream()
                .<Supplier<PixelRuns>>map(band -> () -> written(band, numbers, rows))
                .toList());
        return rows;
    }

    /** A band, once its rows are written. */
    private static PixelRuns written(PixelRuns runs, byte[] numbers, byte... rows) {
        int[] pixels = runs.pixels();
        int width = runs.width();
        int last = runs.end() + runs.end() / width - Long.BYTES;
        int from = runs.first();
        int next = from;
        int to = from + from / width;
        for (int i = 0; i < runs.count(); i++) {
            if (from == next) {
                rows[to++] = 0;
                next += width;
            }
            int end = to + runs.ends()[i] - from;
            byte number = numbers[ColourCount.kind(pixels[from])];
            if (end <= last) {
                fill(rows, to, end, number);
            } else {
                Arrays.fill(rows, to, end, number);
            }
            to = end;
            from = runs.ends()[i];
        }
        return runs;
    }

    /** Fills bytes, and up to seven behind them in the same band, which are written later: most runs are short, and take one step. */
    private static void fill(byte[] rows, int from, int to, byte number) {
        long eight = (number & 0xFF) * EIGHT;
        int at = from;
        do {
            LONGS.set(rows, at, eight);
            at += Long.BYTES;
        } while (at < to);
    }
}
