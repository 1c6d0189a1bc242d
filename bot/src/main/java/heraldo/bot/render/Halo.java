package heraldo.bot.render;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;

/** Light around what is new: rings one around the other, ever fainter outwards. */
final class Halo {

    private static final double[][] RINGS = {{15, 0.12, 8}, {11, 0.2, 8}, {7.5, 0.32, 8}, {4.5, 0.95, 3.5}};
    private static final double OPAQUE = 255;

    private Halo() {}

    /** Around a disc. */
    static void around(Easel easel, double x, double y, double radius) {
        for (double[] ring : RINGS) {
            easel.stroke(disc(x, y, radius + ring[0]), faint(easel, ring[1]), ring[2]);
        }
    }

    /** Along an outline whose own rim is so wide. */
    static void along(Easel easel, Shape outline, double rim) {
        for (double[] ring : RINGS) {
            easel.stroke(outline, faint(easel, ring[1]), rim + 2 * ring[0] - ring[2] / 2);
        }
    }

    private static Color faint(Easel easel, double share) {
        Color glow = easel.theme().ink("glow");
        return new Color(glow.getRed(), glow.getGreen(), glow.getBlue(), (int) Math.round(share * OPAQUE));
    }

    static Shape disc(double x, double y, double radius) {
        return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    }
}
