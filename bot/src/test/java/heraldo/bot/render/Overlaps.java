package heraldo.bot.render;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/** Finds words and signs on a sheet that lie over each other. */
final class Overlaps {

    /** Soft edges that are no letter, in pixels. */
    private static final double RIM = 1;

    private Overlaps() {}

    /**
     * What lies over something else, or leaves the sheet.
     *
     * @param where said before each
     */
    static List<String> of(List<Easel.Written> written, String where) {
        List<String> overlaps = new ArrayList<>();
        Rectangle2D sheet = new Rectangle2D.Double(0, 0, PlatePainter.WIDTH, PlatePainter.HEIGHT);
        for (int i = 0; i < written.size(); i++) {
            Rectangle2D place = written.get(i).place();
            if (!sheet.contains(place)) {
                overlaps.add(where + written.get(i) + " leaves the sheet");
            }
            for (Easel.Written other : written.subList(i + 1, written.size())) {
                Rectangle2D there = other.place();
                if (place.intersects(
                        there.getX() + RIM,
                        there.getY() + RIM,
                        there.getWidth() - 2 * RIM,
                        there.getHeight() - 2 * RIM)) {
                    overlaps.add(where + written.get(i) + " and " + other);
                }
            }
        }
        return overlaps;
    }
}
