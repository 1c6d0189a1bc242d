package heraldo.bot.render;

import heraldo.bot.render.Orbs.Orb;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/** What lies over what on a wheel, by what can be seen of it: letters, discs, signs. */
final class WheelCounts {

    private static final double RIM = 1;

    private final WheelLayout layout;
    private final List<String> overlaps = new ArrayList<>();

    private WheelCounts(WheelLayout layout) {
        this.layout = layout;
    }

    /** A line of letters and whose name it is. */
    private record Line(int world, String text, Rectangle2D box) {}

    static List<String> overlaps(WheelLayout layout) {
        WheelCounts counts = new WheelCounts(layout);
        List<Line> lines = counts.lines();
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            counts.worlds(line);
            counts.raids(line);
            for (Line other : lines.subList(i + 1, lines.size())) {
                if (other.world() != line.world() && line.box().intersects(other.box())) {
                    counts.overlaps.add(line.text() + " on " + other.text());
                }
            }
        }
        return counts.overlaps;
    }

    private List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < layout.names().size(); i++) {
            double size = layout.names().get(i).size();
            for (LetterStamps.Words words : layout.names().get(i).words()) {
                boolean feet = words.text().matches(".*[gjpqyQ].*");
                double high = size * (feet ? 1.28 : 1);
                lines.add(new Line(
                        i,
                        words.text(),
                        new Rectangle2D.Double(
                                words.x(), words.y() - size, WorldNames.FACE.width(words.text(), size), high)));
            }
        }
        return lines;
    }

    private void worlds(Line line) {
        for (Orb orb : layout.orbs()) {
            if (distance(line.box(), orb.x(), orb.y()) < orb.radius() - RIM) {
                overlaps.add(line.text() + " on the disc of " + orb.number());
            }
            for (Rectangle2D sign : orb.signs()) {
                Rectangle2D less = new Rectangle2D.Double(
                        sign.getX() + RIM, sign.getY() + RIM, sign.getWidth() - 2 * RIM, sign.getHeight() - 2 * RIM);
                if (line.box().intersects(less)) {
                    overlaps.add(line.text() + " on a sign of " + orb.number());
                }
            }
        }
    }

    private void raids(Line line) {
        for (RaidFlight flight : layout.flights()) {
            flight.bead().ifPresent(at -> round(line, at, RaidFlight.BEAD, "a number"));
            flight.landing().ifPresent(at -> round(line, at, RaidFlight.LANDING, "a landing"));
            if (flight.raid().failed()) {
                round(line, flight.tip(), RaidFlight.CROSS, "a cross");
            }
        }
    }

    private void round(Line line, Point2D at, double radius, String what) {
        if (distance(line.box(), at.getX(), at.getY()) < radius - RIM) {
            overlaps.add(line.text() + " on " + what);
        }
    }

    private static double distance(Rectangle2D box, double x, double y) {
        double dx = Math.max(0, Math.max(box.getX() - x, x - box.getMaxX()));
        double dy = Math.max(0, Math.max(box.getY() - y, y - box.getMaxY()));
        return Math.hypot(dx, dy);
    }
}
