package heraldo.bot.render;

import heraldo.rules.scene.Isle;
import heraldo.rules.scene.Plate;
import java.awt.Color;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.util.List;

/** Paints roads along edges, and soldiers' ways over them. Lengths are shares of the radius. */
final class IsleRoads {

    private static final double BEGIN = 0.17;
    private static final double WIDTH = 0.13;
    private static final double CASING = 0.06;
    private static final double RIM = 0.12;
    private static final double SIGN = 0.12;
    private static final double MARK = 0.155;
    private static final double MARCH_BEGIN = 0.16;
    private static final double MARCH_END = 0.62;
    private static final double SHAFT = 0.1;
    private static final double HEAD = 0.24;
    private static final double OPEN = 0.05;
    private static final double OPEN_DASH = 0.1;
    private static final double OPEN_GAP = 0.11;

    private final Easel easel;
    private final Theme theme;
    private final Frame frame;
    private final double radius;

    IsleRoads(Easel easel, Frame frame, double radius) {
        this.easel = easel;
        this.theme = easel.theme();
        this.frame = frame;
        this.radius = radius;
    }

    /** A road with its owner's mark in the middle; a new one shines. */
    void road(Isle.Road road) {
        double x = frame.x(road.from());
        double y = frame.y(road.from());
        double dx = frame.x(road.to()) - x;
        double dy = frame.y(road.to()) - y;
        Line2D line = new Line2D.Double(x + BEGIN * dx, y + BEGIN * dy, x + (1 - BEGIN) * dx, y + (1 - BEGIN) * dy);
        if (road.seat() == Plate.NOBODY) {
            open(line);
            return;
        }
        Color colour = theme.seat(road.seat());
        if (road.fresh()) {
            Halo.along(easel, line, (WIDTH + RIM) * radius);
        }
        easel.stroke(line, theme.ink(road.fresh() ? "glow" : "rim"), (WIDTH + RIM) * radius);
        easel.stroke(line, theme.ink("casing"), (WIDTH + CASING) * radius);
        easel.stroke(line, colour, WIDTH * radius);
        double middleX = x + dx / 2;
        double middleY = y + dy / 2;
        easel.cased(Halo.disc(middleX, middleY, SIGN * radius), colour, theme.ink("casing"), 3);
        easel.mark(road.seat(), middleX, middleY, MARK * radius, theme.on(colour));
    }

    /** An edge on which somebody may build. */
    void open(Line2D line) {
        List<Double> dashes = List.of(OPEN_DASH * radius, OPEN_GAP * radius);
        easel.stroke(line, theme.ink("casing"), (OPEN + CASING) * radius, dashes);
        easel.stroke(line, theme.ink("glow"), OPEN * radius, dashes);
    }

    /** An arrow along an edge that ends before whatever stands on its corner. */
    void march(Isle.March march) {
        double x = frame.x(march.from());
        double y = frame.y(march.from());
        double dx = frame.x(march.to()) - x;
        double dy = frame.y(march.to()) - y;
        double tipX = x + MARCH_END * dx;
        double tipY = y + MARCH_END * dy;
        double length = Math.hypot(dx, dy);
        double head = HEAD * radius;
        double baseX = tipX - head * dx / length;
        double baseY = tipY - head * dy / length;
        Line2D shaft = new Line2D.Double(x + MARCH_BEGIN * dx, y + MARCH_BEGIN * dy, baseX, baseY);
        Path2D point = new Path2D.Double();
        point.moveTo(tipX, tipY);
        point.lineTo(baseX - 0.6 * head * dy / length, baseY + 0.6 * head * dx / length);
        point.lineTo(baseX + 0.6 * head * dy / length, baseY - 0.6 * head * dx / length);
        point.closePath();
        stroke(shaft, point, "rim", 12);
        stroke(shaft, point, "casing", 6);
        Color colour = theme.seat(march.seat());
        easel.stroke(shaft, colour, SHAFT * radius);
        easel.fill(point, colour);
    }

    private void stroke(Line2D shaft, Path2D point, String ink, double rim) {
        easel.stroke(shaft, theme.ink(ink), SHAFT * radius + rim);
        easel.stroke(point, theme.ink(ink), rim);
    }
}
