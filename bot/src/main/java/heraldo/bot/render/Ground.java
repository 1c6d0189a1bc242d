package heraldo.bot.render;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** The ground of a land, to ask whether something stands on it. */
final class Ground {

    /** By how many places of a box it is known that it stands on the land. */
    private static final int ACROSS = 6;

    private static final int DOWN = 2;

    private final Path2D shape = new Path2D.Double(Path2D.WIND_NON_ZERO);
    private final Rectangle2D bounds;

    Ground(Land land, Frame frame) {
        land.outlines().forEach(outline -> shape.append(frame.line(outline, true), false));
        bounds = shape.getBounds2D();
    }

    /** Returns whether a box is small enough for the bounds of the land. */
    boolean fits(Rectangle2D box) {
        return box.getWidth() <= bounds.getWidth() && box.getHeight() <= bounds.getHeight();
    }

    /** Returns whether a box lies within the bounds of the land. */
    boolean surrounds(Rectangle2D box) {
        return bounds.contains(box);
    }

    /**
     * Returns whether a box stands on the land from end to end, from its feet to its head. It checks the ends first, where most
     * boxes fail.
     */
    boolean holds(Rectangle2D box) {
        for (int i = 0; i <= ACROSS; i++) {
            int across = i % 2 == 0 ? i / 2 : ACROSS - i / 2;
            double x = box.getX() + box.getWidth() * across / ACROSS;
            for (int j = 0; j <= DOWN; j++) {
                if (!shape.contains(x, box.getY() + box.getHeight() * j / DOWN)) {
                    return false;
                }
            }
        }
        return true;
    }
}
