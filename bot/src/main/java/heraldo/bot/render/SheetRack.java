package heraldo.bot.render;

import java.awt.image.BufferedImage;
import java.lang.ref.SoftReference;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Keeps one sheet that nobody paints on for whoever needs one next, who then needs no new megabytes; less when memory is short.
 * Safe to be used by several threads.
 */
final class SheetRack {

    /** Sheets for plates: whoever takes one paints all of it anew. */
    static final SheetRack PLATES = new SheetRack(BufferedImage.TYPE_INT_RGB);

    /** Blanks for stencils: they are black, also when they are put back. */
    static final SheetRack BLANKS = new SheetRack(BufferedImage.TYPE_BYTE_GRAY);

    private final AtomicReference<SoftReference<BufferedImage>> free = new AtomicReference<>();
    private final int type;

    private SheetRack(int type) {
        this.type = type;
    }

    /** A sheet of a size. */
    BufferedImage take(int width, int height) {
        return Optional.ofNullable(free.getAndSet(null))
                .map(SoftReference::get)
                .filter(sheet -> sheet.getWidth() == width && sheet.getHeight() == height)
                .orElseGet(() -> new BufferedImage(width, height, type));
    }

    /** Puts back a sheet that nobody looks at any more. */
    void putBack(BufferedImage sheet) {
        free.set(new SoftReference<>(sheet));
    }
}
