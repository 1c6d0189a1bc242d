package heraldo.bot.render;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Chooses the colours of a plate, at most 256, from the plate itself: the ones that cover the largest area, if they differ
 * enough. All others, mostly of soft edges, are mapped to the nearest of these.
 */
final class PlateColours {

    /** As many as a file may have. */
    static final int MOST = 256;

    /** Bytes of a file; one that is larger is packed again with more patience. */
    private static final int BUDGET = 250_000;

    /** How many colours are left after each try, and how many must be left for another. */
    private static final int FEWER_NUMERATOR = 3;

    private static final int FEWER_DENOMINATOR = 4;
    private static final int LEAST = 40;

    private static final int KEYS = 1 << 15;

    /** How much colours must differ, squared, in the first choice and then ever less. */
    private static final int[] APART = {900, 300, 100, 0};

    private final int[] count = new int[KEYS];
    private final int[] sample = new int[KEYS];
    private final int[] lead = new int[KEYS];
    private final int[] chosen = new int[MOST];
    private final int limit;
    private int used;

    private PlateColours(int limit) {
        this.limit = limit;
    }

    /**
     * The plate as a PNG file, with so many fewer colours as bring it within the budget. Equal plates give equal bytes.
     *
     * @param limit how many colours it may have; fewer make a smaller file
     * @param first colours that are kept as they are wherever they occur, however little they cover
     */
    static byte[] png(BufferedImage plate, int limit, List<Color> first) {
        int[] pixels = ((DataBufferInt) plate.getRaster().getDataBuffer()).getData();
        PlateColours colours = new PlateColours(limit);
        colours.count(pixels);
        first.stream().map(colour -> colour.getRGB() & 0xFFFFFF).forEach(colours::keep);
        colours.choose();
        int[] rgb = Arrays.copyOf(colours.chosen, colours.used);
        int width = plate.getWidth();
        byte[] rows = colours.rows(pixels, width);
        byte[] file = IndexedPng.write(width, plate.getHeight(), rgb, rows, IndexedPng.Packing.QUICK);
        byte[] small = file.length <= BUDGET
                ? file
                : IndexedPng.write(width, plate.getHeight(), rgb, rows, IndexedPng.Packing.SMALL);
        int fewer = limit * FEWER_NUMERATOR / FEWER_DENOMINATOR;
        return small.length <= BUDGET || fewer < LEAST ? small : png(plate, fewer, first);
    }

    /** Colours that several pictures have in common. */
    static final class Shared {
        private final int[] rgb;
        private final byte[] nearest;

        private Shared(PlateColours colours) {
            rgb = Arrays.copyOf(colours.chosen, colours.used);
            nearest = colours.nearest();
        }

        /** The colours, as 0xRRGGBB. */
        int[] rgb() {
            return rgb.clone();
        }

        /** The colour of each pixel of one of the pictures, by its place among them. */
        byte[] indices(int... pixels) {
            byte[] indices = new byte[pixels.length];
            for (int i = 0; i < pixels.length; i++) {
                indices[i] = nearest[key(pixels[i])];
            }
            return indices;
        }
    }

    /**
     * The colours that suit pictures together.
     *
     * @param pictures the pixels of each, at least one; read one after another
     * @param limit how many colours there may be
     */
    static Shared shared(Stream<int[]> pictures, int limit) {
        PlateColours colours = new PlateColours(limit);
        pictures.forEachOrdered(colours::count);
        colours.choose();
        return new Shared(colours);
    }

    /** For each row a zero and the index of each pixel. */
    private byte[] rows(int[] pixels, int width) {
        byte[] nearest = nearest();
        byte[] rows = new byte[pixels.length + pixels.length / width];
        int to = 0;
        int last = -1;
        byte index = 0;
        for (int from = 0; from < pixels.length; from += width) {
            to++;
            for (int i = from; i < from + width; i++) {
                int pixel = pixels[i];
                if (pixel != last) {
                    last = pixel;
                    index = nearest[key(pixel)];
                }
                rows[to++] = index;
            }
        }
        return rows;
    }

    private static int key(int rgb) {
        return (rgb >> 9 & 0x7C00) | (rgb >> 6 & 0x3E0) | (rgb >> 3 & 0x1F);
    }

    /** How often each kind of colour stands there, and which exact colour stands for it: that of most of them. */
    private void count(int... pixels) {
        int from = 0;
        while (from < pixels.length) {
            int pixel = pixels[from];
            int to = from + 1;
            while (to < pixels.length && pixels[to] == pixel) {
                to++;
            }
            int key = key(pixel);
            count[key] += to - from;
            vote(key, pixel & 0xFFFFFF, to - from);
            from = to;
        }
    }

    /** The colour that makes up more than half of its kind wins, if there is one. */
    private void vote(int key, int rgb, int pixels) {
        lead[key] += sample[key] == rgb ? pixels : -pixels;
        if (lead[key] <= 0 && sample[key] != rgb) {
            sample[key] = rgb;
            lead[key] = -lead[key];
        }
    }

    private void keep(int rgb) {
        if (count[key(rgb)] > 0 && (used == 0 || distance(chosen[nearest(rgb)], rgb) > 0)) {
            chosen[used++] = rgb;
        }
    }

    private void choose() {
        long[] keys = IntStream.range(0, KEYS)
                .filter(key -> count[key] > 0)
                .mapToLong(key -> (long) (Integer.MAX_VALUE - count[key]) << 16 | key)
                .sorted()
                .toArray();
        for (int apart : APART) {
            int share = used + (limit - used) * 3 / 4;
            choose(keys, apart, apart == 0 ? limit : share);
        }
    }

    private void choose(long[] keys, int apart, int share) {
        for (int i = 0; i < keys.length && used < share; i++) {
            int rgb = sample[(int) (keys[i] & 0xFFFF)];
            if (used == 0 || distance(chosen[nearest(rgb)], rgb) > apart) {
                chosen[used++] = rgb;
            }
        }
    }

    private byte[] nearest() {
        byte[] nearest = new byte[KEYS];
        for (int key = 0; key < KEYS; key++) {
            if (count[key] > 0) {
                nearest[key] = (byte) nearest(sample[key]);
            }
        }
        return nearest;
    }

    private int nearest(int rgb) {
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < used; i++) {
            int distance = distance(chosen[i], rgb);
            if (distance < least) {
                least = distance;
                best = i;
            }
        }
        return best;
    }

    private static int distance(int one, int other) {
        int red = (one >> 16 & 255) - (other >> 16 & 255);
        int green = (one >> 8 & 255) - (other >> 8 & 255);
        int blue = (one & 255) - (other & 255);
        return 3 * red * red + 6 * green * green + blue * blue;
    }
}
