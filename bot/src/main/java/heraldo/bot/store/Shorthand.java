package heraldo.bot.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * Short texts of which there are very many, as the books keep them: sheets, which alone would deflate badly, are deflated after a
 * text that is like them and that both sides know. The first byte says which text that is. What is kept never changes, so that text
 * never does: a better one is another file, with another number, and old rows are read with the old one.
 */
final class Shorthand {
    private static final byte FIRST = 1;
    private static final byte[] KNOWN = known();

    private Shorthand() {}

    /** A text in the form in which it is kept; equal texts have equal forms. Nothing stays nothing. */
    static byte[] of(String text) {
        if (text.isEmpty()) {
            return new byte[0];
        }
        Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
        deflater.setDictionary(KNOWN);
        return Zlib.deflated(deflater, text, FIRST);
    }

    /**
     * The text that is kept. What is not in this form, or is spoilt, is handed on as it is: whoever reads orders from it refuses it,
     * as any other that was spoilt, for its own campaign alone.
     */
    static String text(byte[] kept) {
        return new String(kept.length > 0 && kept[0] == FIRST ? inflated(kept) : kept, StandardCharsets.UTF_8);
    }

    private static byte[] inflated(byte[] kept) {
        Inflater inflater = new Inflater(true);
        inflater.setDictionary(KNOWN);
        return Zlib.inflated(inflater, kept, 1);
    }

    private static byte[] known() {
        try (InputStream known = Shorthand.class.getResourceAsStream("shorthand-" + FIRST + ".txt")) {
            return known.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
