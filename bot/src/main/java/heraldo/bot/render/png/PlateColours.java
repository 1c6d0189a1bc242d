package heraldo.bot.render.png;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Chooses the colours of a plate, at most 256, from the plate itself: the ones that cover the largest area, if they differ
 * enough. All others, mostly of soft edges, are mapped to the nearest of these.
 */
public final class PlateColours {

    /** As many as a file may have. */
    public static final int MOST = 256;

    /** Bytes of a file; one that is larger is packed again with more patience. */
    private static final int BUDGET = 250_000;

    /** The share of the colours that each retry keeps, and the least number of them for a retry. */
    private static final int FEWER_NUMERATOR = 3;

    private static final int FEWER_DENOMINATOR = 4;
    private static final int LEAST = 40;

    /** The least squared distances between chosen colours: that of the first pass, and the ever smaller ones of the next. */
    private static final int[] APART = {900, 300, 100, 0};

    private static final int RGB = 0xFFFFFF;

    /** The kinds of colours that occur, the most frequent first, and the colour that stands for each. */
    private final int[] kinds;

    private final int[] samples;

    /**
     * The squared distance of each of these from the nearest colour chosen so far, above the eight bits of that colour's number.
     */
    private final int[] nearest;

    private final int[] chosen = new int[MOST];
    private final int limit;
    private int used;

    /**
     * A choice.
     *
     * @param limit the upper bound of its colours
     * @param first those that it has in any case if they occur
     */
    private PlateColours(ColourCount count, int limit, List<Color> first) {
        this.limit = limit;
        kinds = count.kinds();
        samples = Arrays.stream(kinds).map(count::sample).toArray();
        nearest = new int[kinds.length];
        Arrays.fill(nearest, Integer.MAX_VALUE);
        first.stream()
                .mapToInt(colour -> colour.getRGB() & RGB)
                .distinct()
                .filter(count::has)
                .forEach(this::choose);
        choose();
    }

    /**
     * The plate as a PNG file, with so many fewer colours as bring it within the budget. Equal plates give equal bytes.
     *
     * @param limit the upper bound of its colours; fewer make a smaller file
     * @param first colours that are kept as they are wherever they occur, however little they cover
     */
    public static byte[] png(BufferedImage plate, int limit, List<Color> first) {
        int[] pixels = ((DataBufferInt) plate.getRaster().getDataBuffer()).getData();
        List<PixelRuns> runs = PixelRuns.of(pixels, plate.getWidth());
        ColourCount count = new ColourCount();
        runs.forEach(count::add);
        int colours = limit;
        byte[] file = new PlateColours(count, colours, first).png(runs);
        while (file.length > BUDGET && colours * FEWER_NUMERATOR / FEWER_DENOMINATOR >= LEAST) {
            colours = colours * FEWER_NUMERATOR / FEWER_DENOMINATOR;
            file = new PlateColours(count, colours, first).png(runs);
        }
        return file;
    }

    /** A picture in these colours, packed so hard as its size asks for. */
    private byte[] png(List<PixelRuns> runs) {
        byte[] rows = RowBytes.of(runs, numbers());
        int width = runs.getFirst().width();
        int height = rows.length / (width + 1);
        byte[] file = IndexedPng.write(width, height, rgb(), rows, IndexedPng.Packing.QUICK);
        return file.length <= BUDGET ? file : IndexedPng.write(width, height, rgb(), rows, IndexedPng.Packing.SMALL);
    }

    /** Colours that several pictures have in common. */
    public static final class Shared {
        private final int[] rgb;
        private final byte[] numbers;

        private Shared(PlateColours colours) {
            rgb = colours.rgb();
            numbers = colours.numbers();
        }

        /** The colours, as 0xRRGGBB. */
        public int[] rgb() {
            return rgb.clone();
        }

        /** The colour of each pixel of one of the pictures, by its place among them. */
        public byte[] indices(int... pixels) {
            byte[] indices = new byte[pixels.length];
            for (int i = 0; i < pixels.length; i++) {
                indices[i] = numbers[ColourCount.kind(pixels[i])];
            }
            return indices;
        }
    }

    /**
     * The colours that suit pictures together.
     *
     * @param pictures the pixels of each, at least one; read one after another
     * @param width of the rows of all of them
     * @param limit the upper bound of the colours
     */
    public static Shared shared(Stream<int[]> pictures, int width, int limit) {
        ColourCount count = new ColourCount();
        pictures.forEachOrdered(pixels -> PixelRuns.of(pixels, width).forEach(count::add));
        return new Shared(new PlateColours(count, limit, List.of()));
    }

    private void choose() {
        for (int apart : APART) {
            int share = apart == 0 ? limit : used + (limit - used) * 3 / 4;
            for (int i = 0; i < samples.length && used < share; i++) {
                if (nearest[i] >> Byte.SIZE > apart) {
                    choose(samples[i]);
                }
            }
        }
    }

    /** Adds a colour; of two that are equally near to another one the first stays its nearest. */
    private void choose(int rgb) {
        for (int i = 0; i < samples.length; i++) {
            nearest[i] = Math.min(nearest[i], distance(samples[i], rgb) << Byte.SIZE | used);
        }
        chosen[used++] = rgb;
    }

    private int[] rgb() {
        return Arrays.copyOf(chosen, used);
    }

    /** For each kind of colour that occurs the number of the nearest chosen one. */
    private byte[] numbers() {
        byte[] numbers = new byte[ColourCount.KINDS];
        for (int i = 0; i < kinds.length; i++) {
            numbers[kinds[i]] = (byte) nearest[i];
        }
        return numbers;
    }

    private static int distance(int one, int other) {
        int red = (one >> 16 & 255) - (other >> 16 & 255);
        int green = (one >> 8 & 255) - (other >> 8 & 255);
        int blue = (one & 255) - (other & 255);
        return 3 * red * red + 6 * green * green + blue * blue;
    }
}
