package heraldo.bot.render;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/**
 * The enlarged part of a wheel, and the corners of the bar and the small board: those in which they cover nothing that is the
 * seat's or in its reach; if there are none, the search takes another or a larger part.
 *
 * @param middle of the part, in units of the scene
 */
record WheelView(double zoom, Point2D middle, Corners corners) {

    static final double MOST = 2.3;
    private static final double LEAST = 0.9;

    /** Smaller than this letters are hard to read on a telephone. */
    private static final double LEGIBLE = 1.6;

    private static final double FINER = 0.1;
    private static final double STEP = 25;

    /** The gap between panels and what they must not cover. */
    private static final double CLEAR = 10;

    /** The upper bound of the strip of the sheet beyond the wheel, in pixels. */
    private static final double BEYOND = 330;

    private static final double OWN = 1000;
    private static final double COVERED = 300;
    private static final double CUT = 2.5;
    private static final double SMALLER = 60;
    private static final double ILLEGIBLE = 200;
    private static final double ASIDE = 0.01;

    /** The best part. */
    static WheelView best(WheelStakes stakes, OwnView.Panels panels) {
        Search search = new Search(stakes, panels);
        for (double zoom = MOST; zoom > LEAST - FINER / 2; zoom -= FINER) {
            double own = SMALLER * (MOST - zoom) + ILLEGIBLE * Math.max(0, LEGIBLE - zoom);
            if (own >= search.least) {
                break;
            }
            search.at(zoom, own);
        }
        return search.best;
    }

    /** The part of the scene that is shown. */
    Rectangle2D seen() {
        return seen(zoom, middle.getX(), middle.getY());
    }

    /** Something of the scene, on the sheet. */
    Rectangle2D onSheet(Rectangle2D box) {
        Rectangle2D seen = seen();
        return new Rectangle2D.Double(
                (box.getX() - seen.getX()) * zoom,
                (box.getY() - seen.getY()) * zoom,
                box.getWidth() * zoom,
                box.getHeight() * zoom);
    }

    /** Returns whether something of the scene is visible as a whole: neither the edge nor a panel takes anything of it. */
    boolean whole(Rectangle2D box) {
        Rectangle2D place = onSheet(box);
        return seen().contains(box)
                && !place.intersects(grown(corners.bar()))
                && !place.intersects(grown(corners.small()));
    }

    private static Rectangle2D grown(Rectangle2D panel) {
        double rim = CLEAR / 2;
        return new Rectangle2D.Double(
                panel.getX() - rim, panel.getY() - rim, panel.getWidth() + 2 * rim, panel.getHeight() + 2 * rim);
    }

    private static Rectangle2D seen(double zoom, double x, double y) {
        double width = PlatePainter.WIDTH / zoom;
        double height = PlatePainter.HEIGHT / zoom;
        return new Rectangle2D.Double(x - width / 2, y - height / 2, width, height);
    }

    /** Looks through parts and corners. */
    private static final class Search {

        private final WheelStakes stakes;
        private final OwnView.Panels panels;
        private final Point2D centre;
        private WheelView best;
        private double least = Double.MAX_VALUE;

        Search(WheelStakes stakes, OwnView.Panels panels) {
            this.stakes = stakes;
            this.panels = panels;
            Rectangle2D all = new Rectangle2D.Double();
            all.setRect(stakes.own().get(0));
            stakes.own().forEach(all::add);
            this.centre = new Point2D.Double(all.getCenterX(), all.getCenterY());
            this.best = view(MOST, centre.getX(), centre.getY(), Corners.ORDER[0], Corners.ORDER[1]);
        }

        private WheelView view(double zoom, double x, double y, boolean[] bar, boolean[] small) {
            Corners corners = new Corners(Corners.placed(panels.bar(), bar), Corners.placed(panels.small(), small));
            return new WheelView(zoom, new Point2D.Double(x, y), corners);
        }

        void at(double zoom, double own) {
            double across = range(PlatePainter.WIDTH / zoom, zoom);
            double down = range(PlatePainter.HEIGHT / zoom, zoom);
            double middle = Frame.MAP / 2;
            for (double x = middle - across; x <= middle + across; x += STEP) {
                for (double y = middle - down; y <= middle + down; y += STEP) {
                    double cost = own + ASIDE * centre.distance(x, y) + cut(seen(zoom, x, y));
                    if (cost < least) {
                        panels(zoom, x, y, cost);
                    }
                }
            }
        }

        /** Returns the greatest distance between the middle of the part and the middle of the wheel, along one axis. */
        private static double range(double length, double zoom) {
            return Math.max(0, Frame.MAP / 2 - length / 2) + BEYOND / zoom;
        }

        private double cut(Rectangle2D seen) {
            return OWN
                            * stakes.own().stream()
                                    .filter(box -> !seen.contains(box))
                                    .count()
                    + CUT
                            * stakes.near().stream()
                                    .filter(box -> !seen.contains(box))
                                    .count();
        }

        private void panels(double zoom, double x, double y, double cost) {
            Rectangle2D seen = seen(zoom, x, y);
            double[] bars = new double[Corners.ORDER.length];
            double[] smalls = new double[Corners.ORDER.length];
            for (int i = 0; i < Corners.ORDER.length; i++) {
                bars[i] = covered(Corners.placed(panels.bar(), Corners.ORDER[i]), seen, zoom);
                smalls[i] = covered(Corners.placed(panels.small(), Corners.ORDER[i]), seen, zoom);
            }
            for (int i = 0; i < Corners.ORDER.length; i++) {
                for (int j = 0; j < Corners.ORDER.length; j++) {
                    if (i != j && cost + bars[i] + smalls[j] < least) {
                        least = cost + bars[i] + smalls[j];
                        best = view(zoom, x, y, Corners.ORDER[i], Corners.ORDER[j]);
                    }
                }
            }
        }

        private double covered(Rectangle2D panel, Rectangle2D seen, double zoom) {
            Rectangle2D part = new Rectangle2D.Double(
                    seen.getX() + (panel.getX() - CLEAR) / zoom,
                    seen.getY() + (panel.getY() - CLEAR) / zoom,
                    (panel.getWidth() + 2 * CLEAR) / zoom,
                    (panel.getHeight() + 2 * CLEAR) / zoom);
            return OWN * over(part, stakes.own()) + COVERED * over(part, stakes.near());
        }

        private static long over(Rectangle2D part, List<Rectangle2D> boxes) {
            return boxes.stream().filter(part::intersects).count();
        }
    }
}
