package heraldo.bot.store;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** Makes texts short and long again, once for each way, which is closed afterwards. */
final class Zlib {
    private static final int STRIDE = 2048;

    private Zlib() {}

    /** A text made short, after some bytes that stay as they are. */
    static byte[] deflated(Deflater way, String text, byte... head) {
        try {
            way.setInput(text.getBytes(StandardCharsets.UTF_8));
            way.finish();
            ByteArrayOutputStream kept = new ByteArrayOutputStream();
            kept.writeBytes(head);
            byte[] stride = new byte[STRIDE];
            while (!way.finished()) {
                kept.write(stride, 0, way.deflate(stride));
            }
            return kept.toByteArray();
        } finally {
            way.end();
        }
    }

    /**
     * The bytes of a text that was made short. What cannot be made long again is handed on as it is: whoever reads a state or orders
     * from it refuses it, as any other that was spoilt, for its own campaign alone.
     *
     * @param from how many bytes stand before it
     */
    static byte[] inflated(Inflater way, byte[] kept, int from) {
        try {
            way.setInput(kept, from, kept.length - from);
            ByteArrayOutputStream text = new ByteArrayOutputStream();
            byte[] stride = new byte[STRIDE];
            while (!way.finished()) {
                int length = way.inflate(stride);
                if (length == 0 && !way.finished()) {
                    return kept;
                }
                text.write(stride, 0, length);
            }
            return text.toByteArray();
        } catch (DataFormatException e) {
            return kept;
        } finally {
            way.end();
        }
    }
}
