package heraldo.bot.render;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.stream.Stream;

/**
 * Chooses the section that a seat's own plate shows, and the corners for its bar and small board, so that as much as possible
 * of what matters to the seat is visible.
 *
 * @param middle of what is looked at
 * @param scale pixels of one unit
 */
record OwnView(Point2D middle, double scale, Corners corners) {

    /** The distance between the views to try, in pixels, and the number of such steps that they go beyond what is the seat's. */
    private static final double STEP = 48;

    private static final double BEYOND = 6;

    /** The cost of each pixel between the middle of a view and the middle of what is the seat's. */
    private static final double ASIDE = 0.01;

    /**
     * The factor for what lies below a panel. Beyond the edge of the sheet is better: there everybody knows that more follows.
     */
    private static final double COVERED = 12;

    /** The weight of what a view never leaves out: more than all else on a board together. */
    static final double NEEDED = 10_000;

    /** By how much less a board is enlarged at a time until all that is needed is seen. */
    private static final double SMALLER = 0.92;

    /** The tolerance at the edge of the sheet, in pixels: a place that loses no more than that still counts as seen. */
    private static final double CUT = 4;

    private static final Rectangle2D SHEET =
            new Rectangle2D.Double(-CUT, -CUT, PlatePainter.WIDTH + 2 * CUT, PlatePainter.HEIGHT + 2 * CUT);

    /**
     * Something that may be looked at.
     *
     * @param weight its importance
     * @param own whether it is the seat's own: what the plate is about
     */
    record Stake(Rectangle2D place, double weight, boolean own) {
        /** Returns whether a view never leaves it out. */
        boolean needed() {
            return weight >= NEEDED;
        }
    }

    /** The sizes of the bar and the small board. */
    record Panels(Rectangle2D bar, Rectangle2D small) {}

    /**
     * The best view.
     *
     * @param bounds in which its middle lies
     */
    static OwnView best(List<Stake> stakes, double scale, Rectangle2D bounds, Panels panels) {
        Rectangle2D own = own(stakes);
        Search search = new Search(stakes, scale, panels, own);
        double step = STEP / scale;
        int across = (int) Math.ceil(own.getWidth() / 2 / step + BEYOND);
        int down = (int) Math.ceil(own.getHeight() / 2 / step + BEYOND);
        for (int i = -across; i <= across; i++) {
            for (int j = -down; j <= down; j++) {
                search.look(
                        clamp(own.getCenterX() + i * step, bounds.getMinX(), bounds.getMaxX()),
                        clamp(own.getCenterY() + j * step, bounds.getMinY(), bounds.getMaxY()));
            }
        }
        return search.best();
    }

    /**
     * The best view in which all that is needed is seen, enlarged as much as possible.
     *
     * @param most the scale if all is seen then
     * @param least the least scale
     * @param bounds in which its middle lies, by scale
     */
    static OwnView whole(
            List<Stake> stakes, double most, double least, DoubleFunction<Rectangle2D> bounds, Panels panels) {
        OwnView view = best(stakes, most, bounds.apply(most), panels);
        while (view.scale() > least && !view.shows(stakes)) {
            double scale = Math.max(least, SMALLER * view.scale());
            view = best(stakes, scale, bounds.apply(scale), panels);
        }
        return view;
    }

    /** Something on the sheet, if a place is in its middle. */
    private static Corners.Spot spot(Stake stake, double scale, double x, double y) {
        Rectangle2D place = stake.place();
        return new Corners.Spot(
                new Rectangle2D.Double(
                        PlatePainter.WIDTH / 2.0 + (place.getX() - x) * scale,
                        PlatePainter.HEIGHT / 2.0 + (place.getY() - y) * scale,
                        place.getWidth() * scale,
                        place.getHeight() * scale),
                stake.weight());
    }

    /** Returns whether all needed stakes are visible, and no panel covers these or the seat's own; true if none is needed. */
    private boolean shows(List<Stake> stakes) {
        List<Corners.Spot> needed = spots(stakes.stream().filter(Stake::needed));
        List<Corners.Spot> own = spots(stakes.stream().filter(stake -> stake.needed() || stake.own()));
        return needed.isEmpty()
                || (needed.stream().allMatch(OwnView::onSheet)
                        && corners.covers(own.stream().filter(OwnView::onSheet).toList()) == 0);
    }

    private static boolean onSheet(Corners.Spot spot) {
        return SHEET.contains(spot.place());
    }

    private List<Corners.Spot> spots(Stream<Stake> stakes) {
        return stakes.map(stake -> spot(stake, scale, middle.getX(), middle.getY()))
                .toList();
    }

    private static double clamp(double at, double least, double most) {
        return Math.clamp(at, least, Math.max(least, most));
    }

    /** All that is the seat's own, and what else is needed. */
    static Rectangle2D own(List<Stake> stakes) {
        return stakes.stream()
                .filter(stake -> stake.own() || stake.needed())
                .map(Stake::place)
                .reduce(Rectangle2D::createUnion)
                .orElseThrow();
    }

    /** Returns the visible part of the plane, in its units. */
    Rectangle2D seen() {
        double width = PlatePainter.WIDTH / scale;
        double height = PlatePainter.HEIGHT / scale;
        return new Rectangle2D.Double(middle.getX() - width / 2, middle.getY() - height / 2, width, height);
    }

    /** Views that have been tried. */
    private static final class Search {

        private final List<Stake> stakes;
        private final double scale;
        private final Panels panels;
        private final Rectangle2D own;
        private OwnView best;
        private double least = Double.MAX_VALUE;

        Search(List<Stake> stakes, double scale, Panels panels, Rectangle2D own) {
            this.stakes = stakes;
            this.scale = scale;
            this.panels = panels;
            this.own = own;
            this.best = new OwnView(
                    new Point2D.Double(own.getCenterX(), own.getCenterY()),
                    scale,
                    Corners.best(panels.bar(), panels.small(), List.of()));
        }

        void look(double x, double y) {
            double cost = ASIDE * scale * Math.hypot(x - own.getCenterX(), y - own.getCenterY());
            List<Corners.Spot> spots =
                    stakes.stream().map(stake -> spot(stake, x, y)).toList();
            cost += spots.stream()
                    .filter(spot -> !onSheet(spot))
                    .mapToDouble(Corners.Spot::weight)
                    .sum();
            if (cost < least) {
                List<Corners.Spot> seen =
                        spots.stream().filter(OwnView::onSheet).toList();
                Corners corners = Corners.best(panels.bar(), panels.small(), seen);
                cost += COVERED * corners.covers(seen);
                if (cost < least) {
                    least = cost;
                    best = new OwnView(new Point2D.Double(x, y), scale, corners);
                }
            }
        }

        private Corners.Spot spot(Stake stake, double x, double y) {
            return OwnView.spot(stake, scale, x, y);
        }

        OwnView best() {
            return best;
        }
    }
}
