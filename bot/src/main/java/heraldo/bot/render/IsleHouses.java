package heraldo.bot.render;

import heraldo.rules.scene.Isle.Building;
import heraldo.rules.scene.Isle.Corner;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.List;

/** Paints what stands on corners; each piece carries the number of its corner, which players type. */
final class IsleHouses {

    /** The radius for which the outlines below are drawn. */
    private static final double DRAWN = 104;

    private static final double[] HOUSE = {-28, 28, -28, -6, 0, -31, 28, -6, 28, 28};
    private static final double[] CITY = {
        -34, 31, -34, -30, -25, -30, -25, -22, -17, -22, -17, -30, -8, -30, -8, -22, 0, -22, 0, -30, 8, -30, 8, -6, 21,
        -19, 34, -6, 34, 31
    };
    private static final double[] RUIN = {
        -30, 22, -30, -8, -24, -16, -18, -9, -12, -20, -5, -12, 1, -21, 8, -11, 14, -17, 20, -9, 26, -15, 30, -6, 30, 22
    };
    private static final double SPOT = 0.118;
    private static final double SPOT_DIGITS = 0.115;
    private static final double DIGITS = 17;

    private final Easel easel;
    private final Theme theme;
    private final double radius;

    IsleHouses(Easel easel, double radius) {
        this.easel = easel;
        this.theme = easel.theme();
        this.radius = radius;
    }

    /**
     * The number of a corner on which nothing stands.
     *
     * @param size 1 as it stands on the board of all
     */
    void spot(Corner corner, double x, double y, double size) {
        if (corner.building() == Building.NONE) {
            easel.fill(Halo.disc(x, y, size * SPOT * radius), theme.ink("spot"));
            String number = Integer.toString(corner.number());
            easel.fill(
                    easel.centred(Typeface.FIGURES, number, x, y, size * SPOT_DIGITS * radius),
                    theme.ink("spot-letters"));
        }
    }

    void glow(Corner corner, double x, double y) {
        if (corner.fresh() && corner.building() == Building.NONE) {
            Halo.around(easel, x, y, 1.3 * SPOT * radius);
        } else if (corner.fresh()) {
            Halo.along(easel, outline(corner.building(), x, y, radius / DRAWN), 10);
        }
    }

    /**
     * A house, a city or a ruin around a place.
     *
     * @param size 1 as it stands on the board
     */
    void draw(Corner corner, double x, double y, double size) {
        double scale = size * radius / DRAWN;
        switch (corner.building()) {
            case NONE -> {}
            case RUIN -> ruin(corner, x, y, scale);
            case HOUSE -> built(corner, x, y, scale, 0, -11);
            case CITY -> built(corner, x, y, scale, -13, -7);
        }
    }

    private static Shape outline(Building building, double x, double y, double scale) {
        double[] points = building == Building.RUIN ? RUIN : building == Building.CITY ? CITY : HOUSE;
        Path2D path = new Path2D.Double();
        path.moveTo(points[0], points[1]);
        for (int i = 2; i < points.length; i += 2) {
            path.lineTo(points[i], points[i + 1]);
        }
        path.closePath();
        return new AffineTransform(scale, 0, 0, scale, x, y).createTransformedShape(path);
    }

    private void built(Corner corner, double x, double y, double scale, double markX, double markY) {
        Shape outline = outline(corner.building(), x, y, scale);
        Color colour = theme.seat(corner.seat());
        easel.stroke(outline, theme.ink(corner.fresh() ? "glow" : "rim"), 10 * scale);
        easel.cased(outline, colour, theme.ink("casing"), 2.6 * scale);
        if (corner.seat() != 0) {
            easel.mark(corner.seat(), x + markX * scale, y + markY * scale, 15 * scale, theme.on(colour));
        }
        number(corner, x, y + 15 * scale, scale, theme.on(colour));
    }

    private void ruin(Corner corner, double x, double y, double scale) {
        Shape outline = outline(Building.RUIN, x, y, scale);
        easel.stroke(outline, theme.ink("rim"), 9 * scale);
        easel.fill(outline, theme.ink("ruin"));
        easel.stroke(outline, theme.ink("casing"), 3 * scale, List.of(5.0, 6.0));
        number(corner, x, y + 8 * scale, scale, theme.ink("ruin-letters"));
    }

    private void number(Corner corner, double x, double y, double scale, Color ink) {
        if (corner.number() != 0) {
            String number = Integer.toString(corner.number());
            easel.fill(easel.centred(Typeface.FIGURES, number, x, y, DIGITS * scale), ink);
        }
    }
}
