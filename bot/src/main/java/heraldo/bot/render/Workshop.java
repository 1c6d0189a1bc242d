package heraldo.bot.render;

import java.awt.image.BufferedImage;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.Supplier;

/**
 * Cache of pieces that are painted once per theme and reused on every plate: backdrops, discs, letters, lines between areas. A
 * piece depends only on its key and the theme, so plates do not depend on what was painted before; it may be evicted when memory
 * is short. Safe to be used by several threads.
 */
final class Workshop {

    private static final int MOST = 4000;
    private static final Map<Theme, Workshop> SHOPS = new WeakHashMap<>();

    private final Kept<Object, Object> pieces = new Kept<>(MOST);

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
        return kept(BufferedImage.class, key, painter);
    }

    /**
     * A stamp, painted if there is none.
     *
     * @param key all that it depends on but the theme
     */
    Stamp stamp(Object key, Supplier<BufferedImage> painter) {
        return kept(Stamp.class, key, () -> Stamp.of(painter.get()));
    }

    /**
     * Returns the stencil of a line of one colour, painted if there is none.
     *
     * @param key all that it depends on but the theme
     */
    Stencil stencil(Object key, Supplier<Stencil> painter) {
        return kept(Stencil.class, key, painter);
    }

    private <T> T kept(Class<T> kind, Object key, Supplier<T> painter) {
        return kind.cast(pieces.of(key, painter));
    }
}
