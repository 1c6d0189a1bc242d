package heraldo.bot.render;

import java.awt.Color;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.DataBufferInt;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * The coverage of a sheet by a shape, pixel by pixel, without its colour: for a shape that is the same on many sheets over ever
 * different grounds. Laid on a sheet it gives the pixels that Java2D gives for the shape itself.
 *
 * @param covered the covered pixels: the place of each on the sheet, above the eight bits of its coverage; behind a pixel that
 *     is covered whole follows the number of such pixels from there on
 */
record Stencil(int[] covered) {

    private static final int WHOLE = 255;
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /** A black sheet to paint a shape on in white that is to be cut out of it. */
    static BufferedImage blank(int width, int height) {
        return new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
    }

    /**
     * Cuts out the white paint on a blank, and clears the blank to black for the next shape.
     *
     * @param within no pixel of the blank is painted outside
     * @param width of the sheets to be painted, at whose upper left corner the blank lies
     */
    static Stencil of(BufferedImage blank, Rectangle within, int width) {
        byte[] shares = ((DataBufferByte) blank.getRaster().getDataBuffer()).getData();
        int[] covered = new int[within.width + within.height];
        int count = 0;
        for (int row = within.y; row < within.y + within.height; row++) {
            int begin = row * blank.getWidth() + within.x;
            int end = begin + within.width;
            if (covered.length < count + 2 * within.width) {
                covered = Arrays.copyOf(covered, 2 * (count + within.width));
            }
            count = row(shares, begin, end, row * (width - blank.getWidth()), covered, count);
            Arrays.fill(shares, begin, end, (byte) 0);
        }
        return new Stencil(Arrays.copyOf(covered, count));
    }

    /**
     * Adds what is covered of a row.
     *
     * @param further the distance by which it lies farther on in the sheets
     */
    private static int row(byte[] shares, int begin, int end, int further, int[] covered, int before) {
        int count = before;
        int at = begin;
        while ((at = painted(shares, at, end)) < end) {
            int share = shares[at] & WHOLE;
            int from = at++;
            covered[count++] = ((from + further) << Byte.SIZE) | share;
            if (share == WHOLE) {
                while (at < end && (shares[at] & WHOLE) == WHOLE) {
                    at++;
                }
                covered[count++] = at - from;
            }
        }
        return count;
    }

    /** The next place from one on where anything is painted, or the end. */
    private static int painted(byte[] shares, int from, int end) {
        int at = from;
        while (at <= end - Long.BYTES) {
            long eight = (long) LONGS.get(shares, at);
            if (eight != 0) {
                return at + Long.numberOfTrailingZeros(eight) / Byte.SIZE;
            }
            at += Long.BYTES;
        }
        while (at < end && shares[at] == 0) {
            at++;
        }
        return at;
    }

    /** Lays it on an opaque sheet, in a colour that may let the sheet shine through. */
    void lay(BufferedImage sheet, Color colour) {
        int[] pixels = ((DataBufferInt) sheet.getRaster().getDataBuffer()).getData();
        int alpha = colour.getAlpha();
        int ink = scaled(alpha, colour.getRGB());
        int i = 0;
        while (i < covered.length) {
            int at = covered[i] >>> Byte.SIZE;
            int share = covered[i++] & WHOLE;
            if (share < WHOLE) {
                pixels[at] = scaled(share, ink) + scaled(WHOLE - part(share, alpha), pixels[at]);
            } else {
                whole(pixels, at, at + covered[i++], ink, WHOLE - alpha);
            }
        }
    }

    /** Paints pixels that are covered whole, through which so much of them shines. */
    private static void whole(int[] pixels, int from, int to, int ink, int shining) {
        if (shining == 0) {
            Arrays.fill(pixels, from, to, ink);
        } else {
            for (int at = from; at < to; at++) {
                pixels[at] = ink + scaled(shining, pixels[at]);
            }
        }
    }

    /** So many of 255 parts of each channel of a colour. */
    private static int scaled(int share, int rgb) {
        return part(share, rgb >> 16 & WHOLE) << 16 | part(share, rgb >> 8 & WHOLE) << 8 | part(share, rgb & WHOLE);
    }

    /** So many of 255 parts of a channel, rounded as Java2D does it. */
    private static int part(int share, int channel) {
        return (share * channel * 0x10101 + 0x80_0000) >>> 24;
    }
}
