package heraldo.bot.store;

import java.nio.charset.StandardCharsets;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.jspecify.annotations.Nullable;

/**
 * Long texts as the books keep them: deflated, in the form of zlib, whose first byte no text that a program wrote begins with
 * (the sign x; they are JSON). So a text that was not deflated is told apart, and is read as well.
 */
final class Deflated {
    private static final byte MARK = 0x78;

    private Deflated() {}

    /** A text in the form in which it is kept; equal texts have equal forms. */
    static byte[] of(String text) {
        return Zlib.deflated(new Deflater(Deflater.BEST_COMPRESSION), text);
    }

    /**
     * The text that is kept. What cannot be inflated is handed on as it is: whoever reads a state from it refuses it, as any other
     * that was spoilt, for its own campaign alone.
     */
    static String text(byte[] kept) {
        return new String(kept.length > 0 && kept[0] == MARK ? inflated(kept) : kept, StandardCharsets.UTF_8);
    }

    /** As {@link #text}; null stays null. */
    static @Nullable String orNull(byte @Nullable [] kept) {
        return kept == null ? null : text(kept);
    }

    private static byte[] inflated(byte[] kept) {
        return Zlib.inflated(new Inflater(), kept, 0);
    }
}
