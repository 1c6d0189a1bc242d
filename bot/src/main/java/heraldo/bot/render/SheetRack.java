package heraldo.bot.render;

import java.awt.image.BufferedImage;
import java.lang.ref.SoftReference;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;

/**
 * Keeps sheets that nobody paints on for whoever needs one next, who then needs no new megabytes: those of one plate; fewer when
 * memory is short. Safe to be used by several threads.
 */
final class SheetRack {

    /** Sheets for plates: whoever takes one paints all of it anew. */
    static final SheetRack PLATES = new SheetRack(BufferedImage.TYPE_INT_RGB);

    /** Blanks for stencils: they are black, also when they are put back. */
    static final SheetRack BLANKS = new SheetRack(BufferedImage.TYPE_BYTE_GRAY);

    /** A plate and its column. */
    private static final int MOST = 2;

    private final Queue<SoftReference<BufferedImage>> free = new ArrayBlockingQueue<>(MOST);
    private final int type;

    private SheetRack(int type) {
        this.type = type;
    }

    /** A sheet of a size. */
    BufferedImage take(int width, int height) {
        return Optional.ofNullable(free.poll())
                .map(SoftReference::get)
                .filter(sheet -> sheet.getWidth() == width && sheet.getHeight() == height)
                .orElseGet(() -> new BufferedImage(width, height, type));
    }

    /** Puts back a sheet that nobody looks at any more; if there are enough, it is gone. */
    void putBack(BufferedImage sheet) {
        SoftReference<BufferedImage> kept = new SoftReference<>(sheet);
        if (!free.offer(kept)) {
            free.poll();
            free.offer(kept);
        }
    }
}
