package heraldo.bot.render;

import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Area;
import heraldo.rules.scene.Plate.Zone;
import heraldo.rules.scene.Point;
import java.awt.Color;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.List;

/** Paints where the known land ends: a hem around the cloth of fog with its stitches; and the dotted rim of zones. */
final class FogLayer {

    private static final double HEM = 0.12;
    private static final double SHADE = 0.55;
    private static final double STITCH_IN = 0.1;
    private static final double STITCH = 1.5;
    private static final List<Double> STITCHES = List.of(0.14, 0.12);
    private static final double ZONE = 4;
    private static final List<Double> DOTS = List.of(0.1, 7.5);

    private final Easel easel;
    private final Frame frame;
    private final double radius;

    FogLayer(Easel easel, Frame frame, double radius) {
        this.easel = easel;
        this.frame = frame;
        this.radius = radius;
    }

    void hem(List<Area> areas) {
        List<List<Point>> cloth = areas.stream()
                .filter(area -> area.ground().equals(Plate.FOG))
                .map(Area::outline)
                .toList();
        if (cloth.isEmpty()) {
            return;
        }
        Path2D edge = new Path2D.Double();
        Path2D seam = new Path2D.Double();
        double hand = new Inset(frame.at(cloth.get(0))).inward();
        for (List<Point> outline : Rim.of(cloth)) {
            List<Point2D> corners = frame.at(outline);
            edge.append(frame.line(outline, true), false);
            seam.append(new Inset(corners, hand).ring(STITCH_IN * radius), false);
        }
        Theme theme = easel.theme();
        Color casing = theme.ink("casing");
        int alpha = (int) Math.round(255 * SHADE);
        easel.hairline(
                edge, new Color(casing.getRed(), casing.getGreen(), casing.getBlue(), alpha), HEM * radius, List.of());
        easel.hairline(
                seam,
                theme.ink("faint"),
                STITCH,
                STITCHES.stream().map(part -> part * radius).toList());
    }

    void zones(List<Zone> zones) {
        Theme theme = easel.theme();
        Path2D dots = new Path2D.Double();
        zones.forEach(zone -> Rim.of(zone.areas()).forEach(outline -> dots.append(frame.line(outline, true), false)));
        easel.stroke(dots, theme.ink("casing"), ZONE + 2.6, DOTS);
        easel.stroke(dots, theme.ink("brass"), ZONE, DOTS);
    }
}
