package heraldo.bot.render;

import java.lang.ref.SoftReference;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.Supplier;

/**
 * Stencils of shapes that come again at the same place: letters of names and signs, fields of a board, borders that stay. One is
 * made when its shape is painted for the second time. A stencil depends on its contour alone, so plates do not depend on what was
 * painted before, nor does one tell anything of another. Bounded, evicted when memory is short, and safe to be used by several
 * threads.
 */
final class StencilCase {

    /** As many numbers as the contours and stencils of a drawer may have together, of 4 or 8 bytes each. */
    private static final int MOST = 1_200_000;

    /** Larger ones are not kept. */
    private static final int LARGEST = 40_000;

    private static final int SEEN = 1 << 13;

    private static SoftReference<StencilCase> shared = new SoftReference<>(new StencilCase());

    /** Those used of late, and those of the time before: when a drawer is full, what lies in the other is thrown away. */
    private volatile Drawer upper = new Drawer();

    private volatile Drawer lower = new Drawer();

    /** Prints of contours that have been painted once, each in the place that it has by its lowest bits. */
    private final AtomicLongArray seen = new AtomicLongArray(SEEN);

    /** Stencils by their contours, and how many numbers all of them have. */
    private static final class Drawer {
        private final ConcurrentMap<Contour, Stencil> stencils = new ConcurrentHashMap<>();
        private final AtomicInteger size = new AtomicInteger();
    }

    private StencilCase() {}

    /** The one that all share. */
    static synchronized StencilCase shared() {
        StencilCase kept = shared.get();
        if (kept == null) {
            kept = new StencilCase();
            shared = new SoftReference<>(kept);
        }
        return kept;
    }

    /**
     * The stencil of a contour; empty where it is painted for the first time.
     *
     * @param cut makes it
     */
    Optional<Stencil> stencil(Contour contour, Supplier<Stencil> cut) {
        Stencil kept = upper.stencils.get(contour);
        if (kept == null) {
            kept = lower.stencils.remove(contour);
            if (kept == null) {
                int place = (int) contour.print() & SEEN - 1;
                if (seen.getAndSet(place, contour.print()) != contour.print()) {
                    return Optional.empty();
                }
                kept = cut.get();
            }
            keep(contour, kept);
        }
        return Optional.of(kept);
    }

    private void keep(Contour contour, Stencil stencil) {
        int numbers = contour.size() + stencil.covered().length;
        Drawer drawer = upper;
        if (numbers <= LARGEST
                && drawer.stencils.putIfAbsent(contour, stencil) == null
                && drawer.size.addAndGet(numbers) > MOST) {
            turn(drawer);
        }
    }

    private synchronized void turn(Drawer full) {
        if (upper == full) {
            lower = full;
            upper = new Drawer();
        }
    }
}
