package heraldo.bot.render;

import heraldo.bot.render.Orbs.Orb;
import heraldo.rules.scene.Wheel;
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

    static List<String> overlaps(WheelLayout layout, Wheel.Radii wheel) {
        WheelCounts counts = new WheelCounts(layout);
        List<Line> lines = counts.lines();
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            counts.worlds(line);
            counts.raids(line);
            counts.rings(line, wheel);
            for (Line other : lines.subList(i + 1, lines.size())) {
                if (other.world() != line.world() && line.box().intersects(other.box())) {
                    counts.overlaps.add(line.text() + " on " + other.text());
                }
            }
        }
        counts.marks(wheel);
        return counts.overlaps;
    }

    /** A round sign of a raid. */
    private record Disc(int raid, String what, Point2D at, double radius) {}

    private List<Disc> discs() {
        List<Disc> discs = new ArrayList<>();
        for (int i = 0; i < layout.flights().size(); i++) {
            int raid = i;
            RaidFlight flight = layout.flights().get(i);
            flight.bead().ifPresent(at -> discs.add(new Disc(raid, "a number", at, RaidFlight.BEAD)));
            flight.landing().ifPresent(at -> discs.add(new Disc(raid, "a landing", at, RaidFlight.LANDING)));
            if (flight.raid().failed()) {
                discs.add(new Disc(raid, "a cross", flight.tip(), RaidFlight.CROSS));
            }
        }
        return discs;
    }

    /** Numbers, landings and crosses lie neither on one another nor on worlds, their signs, sectors' names and the rim. */
    private void marks(Wheel.Radii radii) {
        List<Disc> discs = discs();
        for (int i = 0; i < discs.size(); i++) {
            Disc disc = discs.get(i);
            for (Disc other : discs.subList(i + 1, discs.size())) {
                if (disc.at().distance(other.at()) < disc.radius() + other.radius() - 2 * RIM) {
                    overlaps.add(disc.what() + " on " + other.what());
                }
            }
            for (Orb orb : layout.orbs()) {
                if (orb.distance(disc.at().getX(), disc.at().getY()) < disc.radius() + orb.radius() - 2 * RIM) {
                    overlaps.add(disc.what() + " on the disc of " + orb.number());
                }
                orb.signs().stream()
                        .filter(sign ->
                                distance(sign, disc.at().getX(), disc.at().getY()) < disc.radius() - 2 * RIM)
                        .forEach(sign -> overlaps.add(disc.what() + " on a sign of " + orb.number()));
            }
            if (layout.letters().stream()
                    .anyMatch(letter ->
                            distance(letter, disc.at().getX(), disc.at().getY()) < disc.radius() - 2 * RIM)) {
                overlaps.add(disc.what() + " on the name of a sector");
            }
            if (disc.at().distance(radii.middle().x(), radii.middle().y()) > radii.edge()) {
                overlaps.add(disc.what() + " beyond the rim");
            }
        }
    }

    /** A name stays within the rim and off the letters of sectors' names. */
    private void rings(Line line, Wheel.Radii radii) {
        for (double x : new double[] {line.box().getMinX(), line.box().getMaxX()}) {
            for (double y : new double[] {line.box().getMinY(), line.box().getMaxY()}) {
                if (Point2D.distance(x, y, radii.middle().x(), radii.middle().y()) > radii.rim() + 2 * RIM) {
                    overlaps.add(line.text() + " on the rim");
                }
            }
        }
        if (layout.letters().stream().anyMatch(letter -> letter.intersects(line.box()))) {
            overlaps.add(line.text() + " on the name of a sector");
        }
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
