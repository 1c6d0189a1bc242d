package heraldo.bot.render;

import java.awt.image.BufferedImage;
import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Supplier;

/**
 * What is painted once for a theme and used on plate after plate: backdrops, discs, letters. A piece depends on nothing but its
 * key and the theme, so that a plate is the same whatever was painted before it; and it may be forgotten when memory is short.
 * Safe to be used by several threads.
 */
final class Workshop {

    private static final int MOST = 4000;
    private static final Map<Theme, Workshop> SHOPS = new WeakHashMap<>();

    private final ConcurrentMap<Object, SoftReference<BufferedImage>> pieces = new ConcurrentHashMap<>();

    private Workshop() {}

    /** The workshop of a theme. */
    static Workshop of(Theme theme) {
        synchronized (SHOPS) {
            return SHOPS.computeIfAbsent(theme, key -> new Workshop());
        }
    }

    /**
     * A piece, painted if there is none.
     *
     * @param key all that it depends on but the theme
     */
    BufferedImage piece(Object key, Supplier<BufferedImage> painter) {
        SoftReference<BufferedImage> kept = pieces.get(key);
        BufferedImage piece = kept == null ? null : kept.get();
        if (piece == null) {
            piece = painter.get();
            if (pieces.size() > MOST) {
                pieces.clear();
            }
            pieces.put(key, new SoftReference<>(piece));
        }
        return piece;
    }
}
