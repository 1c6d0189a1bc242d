package heraldo.bot.render;

import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Area;
import java.awt.Color;
import java.awt.geom.Path2D;
import java.util.List;

/** Paints the walls of places, by which they are seen before their sign is read, and rings around those that are besieged. */
final class TownLayer {

    /** The distance of a wall from the edge of its area, in radii. */
    private static final double INSIDE = 0.19;

    private static final int YARD = 76;
    private static final int STONES = 190;
    private static final double WALL = 1.8;
    private static final List<Double> BATTLEMENTS = List.of(5.0, 4.5);
    private static final double RING = 4;
    private static final List<Double> RING_RHYTHM = List.of(7.0, 7.5);

    private final Easel easel;
    private final Frame frame;
    private final double radius;

    TownLayer(Easel easel, Frame frame, double radius) {
        this.easel = easel;
        this.frame = frame;
        this.radius = radius;
    }

    /** Lies on the ground, below everything that moves on it. */
    void draw(List<Area> areas) {
        Theme theme = easel.theme();
        for (Area area : areas) {
            if (area.ground().equals(Plate.TOWN) || area.ground().equals(Plate.SIEGE)) {
                Path2D wall = wall(area);
                easel.fill(wall, faint(theme.seat(area.owner()), YARD));
                easel.stroke(wall, faint(theme.ink("letters"), STONES), WALL, BATTLEMENTS);
            }
        }
    }

    /** Those who stand around a place, over its border. */
    void rings(List<Area> areas) {
        for (Area area : areas) {
            if (area.ground().equals(Plate.SIEGE)) {
                Path2D ring = wall(area);
                easel.stroke(ring, easel.theme().ink("casing"), RING + 3);
                easel.stroke(ring, easel.theme().ink("pale"), RING);
                easel.stroke(ring, easel.theme().ink("failed"), RING, RING_RHYTHM);
            }
        }
    }

    private Path2D wall(Area area) {
        return new Inset(frame.at(area.outline())).ring(INSIDE * radius);
    }

    private static Color faint(Color colour, int alpha) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), alpha);
    }
}
