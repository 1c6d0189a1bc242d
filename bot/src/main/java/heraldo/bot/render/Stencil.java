package heraldo.bot.render;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.Arrays;

/**
 * What a shape covers of a sheet, pixel by pixel, without its colour: for a line that is the same on many sheets over ever
 * different grounds. Laid on a sheet it gives the pixels that Java2D gives for the shape itself.
 *
 * @param width of the sheets it is for
 * @param covered each pixel that is covered at all: where it lies, above the eight bits of how much of it
 */
record Stencil(int width, int[] covered) {

    private static final int WHOLE = 255;

    /** What has been painted on a clear sheet in an opaque colour. */
    static Stencil of(BufferedImage clear) {
        int[] pixels = pixels(clear);
        int[] covered = new int[pixels.length];
        int count = 0;
        for (int at = 0; at < pixels.length; at++) {
            int share = pixels[at] >>> 24;
            if (share > 0) {
                covered[count++] = at << Byte.SIZE | share;
            }
        }
        return new Stencil(clear.getWidth(), Arrays.copyOf(covered, count));
    }

    /** Lays it on the upper left corner of an opaque sheet that is as large or larger, in an opaque colour. */
    void lay(BufferedImage sheet, Color colour) {
        int[] pixels = pixels(sheet);
        int more = sheet.getWidth() - width;
        int rgb = colour.getRGB();
        for (int pixel : covered) {
            int place = pixel >>> Byte.SIZE;
            int at = place + place / width * more;
            pixels[at] = mixed(rgb, pixels[at], pixel & WHOLE);
        }
    }

    private static int mixed(int colour, int ground, int share) {
        int red = part(share, colour >> 16 & WHOLE) + part(WHOLE - share, ground >> 16 & WHOLE);
        int green = part(share, colour >> 8 & WHOLE) + part(WHOLE - share, ground >> 8 & WHOLE);
        int blue = part(share, colour & WHOLE) + part(WHOLE - share, ground & WHOLE);
        return red << 16 | green << 8 | blue;
    }

    /** So many of 255 parts of a channel, rounded as Java2D does it. */
    private static int part(int share, int channel) {
        return (share * channel * 0x10101 + 0x80_0000) >>> 24;
    }

    private static int[] pixels(BufferedImage image) {
        return ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    }
}
