package heraldo.bot.render;

import java.awt.image.BufferedImage;
import java.lang.ref.SoftReference;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Keeps one sheet that nobody paints on for the next plate, which then needs no new six megabytes; less when memory is short.
 * Whoever takes it paints all of it anew. Safe to be used by several threads.
 */
final class SheetRack {

    private static final AtomicReference<SoftReference<BufferedImage>> FREE = new AtomicReference<>();

    private SheetRack() {}

    /** A sheet of a size, which may be painted on already. */
    static BufferedImage take(int width, int height) {
        return Optional.ofNullable(FREE.getAndSet(null))
                .map(SoftReference::get)
                .filter(sheet -> sheet.getWidth() == width && sheet.getHeight() == height)
                .orElseGet(() -> new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB));
    }

    /** Puts back a sheet that nobody looks at any more. */
    static void putBack(BufferedImage sheet) {
        FREE.set(new SoftReference<>(sheet));
    }
}
