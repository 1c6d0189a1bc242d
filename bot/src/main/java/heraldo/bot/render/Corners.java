package heraldo.bot.render;

import java.awt.geom.Rectangle2D;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The places of the bar, which says whose plate it is, and of the small board: the corners where they cover least that matters.
 */
record Corners(Rectangle2D bar, Rectangle2D small) {

    /** The gaps that they keep from the edge of the sheet, and from what matters. */
    static final double EDGE = 18;

    private static final double CLEAR = 8;

    /** Corners as right and low or not; of those in which they cover equally little the first two. */
    static final boolean[][] ORDER = {{true, true}, {false, true}, {true, false}, {false, false}};

    /** Something on the sheet, and how much it matters that it is seen. */
    record Spot(Rectangle2D place, double weight) {}

    /**
     * The best corners.
     *
     * @param bar the size of the bar
     * @param small the size of the small board
     */
    static Corners best(Rectangle2D bar, Rectangle2D small, List<Spot> spots) {
        return Arrays.stream(ORDER)
                .flatMap(one -> Arrays.stream(ORDER)
                        .filter(other -> !Arrays.equals(one, other))
                        .map(other -> new Corners(placed(bar, one), placed(small, other))))
                .min(Comparator.comparingDouble(corners -> corners.covers(spots)))
                .orElseThrow();
    }

    /** Returns the total weight of the spots that they cover. */
    double covers(List<Spot> spots) {
        return spots.stream()
                .filter(spot -> covers(bar, spot) || covers(small, spot))
                .mapToDouble(Spot::weight)
                .sum();
    }

    private static boolean covers(Rectangle2D panel, Spot spot) {
        return spot.place()
                .intersects(
                        panel.getX() - CLEAR,
                        panel.getY() - CLEAR,
                        panel.getWidth() + 2 * CLEAR,
                        panel.getHeight() + 2 * CLEAR);
    }

    /** A panel in a corner: right and low, or not. */
    static Rectangle2D placed(Rectangle2D panel, boolean... corner) {
        return new Rectangle2D.Double(
                corner[0] ? PlatePainter.WIDTH - EDGE - panel.getWidth() : EDGE,
                corner[1] ? PlatePainter.HEIGHT - EDGE - panel.getHeight() : EDGE,
                panel.getWidth(),
                panel.getHeight());
    }
}
