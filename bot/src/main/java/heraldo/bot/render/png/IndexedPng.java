package heraldo.bot.render.png;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * Writes a PNG file of one byte a pixel (PNG specification, colour type 3). The JDK's own writer takes three times as long
 * for such a picture, most of it copying rows.
 */
public final class IndexedPng {

    private static final byte[] SIGNATURE = {(byte) 137, 'P', 'N', 'G', 13, 10, 26, 10};
    private static final int INDEXED = 3;

    /** The compression of files: quick, or small in twenty times as much time. */
    enum Packing {
        QUICK,
        SMALL
    }

    private final ByteArrayOutputStream file = new ByteArrayOutputStream(1 << 19);
    private final DataOutputStream out = new DataOutputStream(file);

    private IndexedPng() {}

    /**
     * The bytes of a file.
     *
     * @param colours at most 256, as 0xRRGGBB
     * @param rows for each row of the picture a zero and the index of each pixel
     */
    public static byte[] write(int width, int height, int[] colours, byte[] rows) {
        return write(width, height, colours, rows, Packing.QUICK);
    }

    /** The bytes of a file that is packed so hard. */
    static byte[] write(int width, int height, int[] colours, byte[] rows, Packing packing) {
        IndexedPng png = new IndexedPng();
        try {
            png.out.write(SIGNATURE);
            png.chunk("IHDR", header(width, height));
            png.chunk("PLTE", palette(colours));
            png.chunk("IDAT", packing == Packing.QUICK ? RowPacker.pack(rows, width + 1) : small(rows));
            png.chunk("IEND", new byte[0]);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return png.file.toByteArray();
    }

    private void chunk(String type, byte[] content) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 check = new CRC32();
        check.update(name);
        check.update(content);
        out.writeInt(content.length);
        out.write(name);
        out.write(content);
        out.writeInt((int) check.getValue());
    }

    private static byte[] header(int width, int height) throws IOException {
        ByteArrayOutputStream header = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(header);
        out.writeInt(width);
        out.writeInt(height);
        out.write(new byte[] {8, INDEXED, 0, 0, 0});
        return header.toByteArray();
    }

    private static byte[] palette(int[] colours) {
        byte[] palette = new byte[3 * colours.length];
        for (int i = 0; i < colours.length; i++) {
            palette[3 * i] = (byte) (colours[i] >> 16);
            palette[3 * i + 1] = (byte) (colours[i] >> 8);
            palette[3 * i + 2] = (byte) colours[i];
        }
        return palette;
    }

    private static byte[] small(byte... rows) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
        try {
            deflater.setInput(rows);
            deflater.finish();
            ByteArrayOutputStream packed = new ByteArrayOutputStream(1 << 19);
            byte[] buffer = new byte[1 << 16];
            while (!deflater.finished()) {
                packed.write(buffer, 0, deflater.deflate(buffer));
            }
            return packed.toByteArray();
        } finally {
            deflater.end();
        }
    }
}
