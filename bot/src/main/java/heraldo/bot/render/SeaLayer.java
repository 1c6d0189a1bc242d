package heraldo.bot.render;

import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Area;
import heraldo.rules.scene.Terrain;
import java.awt.Color;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.List;

/** Paints where the sea ends: sand and lines along its shore, and a compass rose where nothing lies on it. */
final class SeaLayer {

    private static final double SAND = 4;

    /** Lines from the shore outward: how far, how wide, how much of it. */
    private static final double[][] LINES = {{5, 2.4, 1}, {10.5, 1.6, 0.45}, {16, 1.4, 0.2}};

    private static final double ROSE = 0.32;
    private static final double ROSE_RADIUS = 0.72;
    private static final double HALF = 0.5;

    private final Easel easel;
    private final Frame frame;

    SeaLayer(Easel easel, Frame frame) {
        this.easel = easel;
        this.frame = frame;
    }

    void draw(Terrain terrain) {
        List<Area> areas = terrain.areas().stream()
                .filter(area -> area.ground().equals(Plate.SEA))
                .toList();
        if (areas.isEmpty()) {
            return;
        }
        Land sea = new Land(Plate.NOBODY, areas);
        double hand = new Inset(frame.at(areas.get(0).outline())).inward();
        List<Inset> shores = sea.outlines().stream()
                .map(outline -> new Inset(frame.at(outline), hand))
                .toList();
        Color shore = easel.theme().ink("shore");
        for (Inset inset : shores) {
            easel.stroke(inset.ring(SAND / 2), easel.theme().ink("sand"), SAND);
            for (double[] line : LINES) {
                easel.stroke(inset.ring(line[0]), faint(shore, line[2]), line[1]);
            }
        }
        rose(terrain, areas);
    }

    private static Color faint(Color colour, double share) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), (int) Math.round(255 * share));
    }

    /** In the middle of the sea, if that is free. */
    private void rose(Terrain terrain, List<Area> areas) {
        double x = areas.stream()
                .mapToDouble(area -> frame.x(area.middle()))
                .average()
                .orElseThrow();
        double y = areas.stream()
                .mapToDouble(area -> frame.y(area.middle()))
                .average()
                .orElseThrow();
        double radius = frame.length(terrain.radius());
        boolean inside = areas.stream()
                .anyMatch(area -> Math.hypot(frame.x(area.middle()) - x, frame.y(area.middle()) - y) < HALF * radius);
        boolean taken = terrain.pieces().stream()
                .anyMatch(piece -> Math.hypot(frame.x(piece.at()) - x, frame.y(piece.at()) - y) < radius);
        if (inside && !taken) {
            rose(x, y, ROSE_RADIUS * radius, faint(easel.theme().ink("shore"), ROSE));
        }
    }

    /** Eight points, every second one shorter. */
    private void rose(double x, double y, double radius, Color colour) {
        Path2D star = new Path2D.Double();
        for (int i = 0; i < 16; i++) {
            double reach = i % 2 == 1 ? 0.2 : i % 4 == 0 ? 1 : 0.56;
            double angle = Math.PI / 8 * i;
            double tipX = x + radius * reach * Math.cos(angle);
            double tipY = y + radius * reach * Math.sin(angle);
            if (i == 0) {
                star.moveTo(tipX, tipY);
            } else {
                star.lineTo(tipX, tipY);
            }
        }
        star.closePath();
        easel.fill(star, colour);
        double ring = 0.66 * radius;
        easel.stroke(new Ellipse2D.Double(x - ring, y - ring, 2 * ring, 2 * ring), colour, 1.6);
    }
}
