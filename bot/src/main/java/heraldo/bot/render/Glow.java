package heraldo.bot.render;

import java.awt.Color;

/** Light around something round: rings that get brighter toward it. */
record Glow(Easel easel, Color colour) {

    /** The rings, each with its distance from the edge, its width and its opacity. */
    private static final double[][] RINGS = {{15, 8, 0.10}, {11, 8, 0.16}, {7.5, 8, 0.26}, {4.5, 3.5, 0.95}};

    /** The reach of the light, in pixels. */
    static final double REACH = 8;

    void around(Sweep middle, double radius) {
        for (double[] ring : RINGS) {
            easel.fill(middle.ring(radius + ring[0], ring[1]), faint(colour, ring[2]));
        }
    }

    /** A colour of which so much covers what is below it. */
    static Color faint(Color colour, double share) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), (int) Math.round(255 * share));
    }
}
