package heraldo.bot.render;

import heraldo.bot.render.png.IndexedPng;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Reduces a picture to at most 256 colours: those of the palette, and steps between them for soft edges. One byte a pixel makes
 * the file three times smaller and quicker to write than true colours.
 */
final class ColourIndex {

    /** Bits kept of each channel when a colour is looked up. */
    private static final int BITS = 5;

    private static final int MOST = 256;

    private static final short UNKNOWN = -1;

    private final int[] colours;

    /** By the kept bits of a colour, its nearest in the palette: worked out when first asked for, the same by any thread. */
    private final short[] nearest;

    private ColourIndex(List<Color> colours) {
        int[] rgb = colours.stream().mapToInt(Color::getRGB).toArray();
        this.colours = rgb;
        nearest = new short[1 << (3 * BITS)];
        Arrays.fill(nearest, UNKNOWN);
        for (int i = rgb.length - 1; i >= 0; i--) {
            nearest[key(rgb[i])] = (short) i;
        }
    }

    /** The palette's own colours first, then how they blend with paper, words and lines. */
    static ColourIndex of(Palette palette) {
        List<Color> own = palette.colours();
        List<Color> all = new ArrayList<>(own);
        for (Color with : List.of(palette.paper(), palette.words(), palette.lines())) {
            for (double way : new double[] {0.5, 0.25, 0.75}) {
                own.forEach(colour -> all.add(Shade.between(colour, with, way)));
            }
        }
        return new ColourIndex(all.stream().distinct().limit(MOST).toList());
    }

    private static int key(int rgb) {
        return (rgb >> 9 & 0x7C00) | (rgb >> 6 & 0x3E0) | (rgb >> 3 & 0x1F);
    }

    private static int middle(int key) {
        return (key & 0x7C00) << 9 | (key & 0x3E0) << 6 | (key & 0x1F) << 3 | 0x040404;
    }

    private int nearest(int key) {
        short known = nearest[key];
        if (known == UNKNOWN) {
            known = (short) nearest(colours, middle(key));
            nearest[key] = known;
        }
        return known;
    }

    private static int nearest(int[] colours, int rgb) {
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < colours.length; i++) {
            int distance = distance(colours[i], rgb);
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

    /** The picture as a PNG file. Equal pictures give equal bytes. */
    byte[] png(BufferedImage picture) {
        int width = picture.getWidth();
        int height = picture.getHeight();
        int[] pixels = ((DataBufferInt) picture.getRaster().getDataBuffer()).getData();
        byte[] rows = new byte[(width + 1) * height];
        int to = 0;
        int from = 0;
        for (int y = 0; y < height; y++) {
            to++;
            for (int x = 0; x < width; x++) {
                rows[to++] = (byte) nearest(key(pixels[from++]));
            }
        }
        return IndexedPng.write(width, height, colours, rows);
    }
}
