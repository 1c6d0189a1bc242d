package heraldo.bot.render;

import java.awt.Color;

/** Arithmetic of colours. */
final class Shade {

    private Shade() {}

    /** A colour on the way from one to another; 0 is the first, 1 the second. */
    static Color between(Color from, Color to, double way) {
        return new Color(
                mix(from.getRed(), to.getRed(), way),
                mix(from.getGreen(), to.getGreen(), way),
                mix(from.getBlue(), to.getBlue(), way));
    }

    private static int mix(int from, int to, double way) {
        return (int) Math.round(from + (to - from) * way);
    }

    /** Returns the contrast of two colours by WCAG 2: from 1, the same, to 21, black on white; 4.5 is good for words. */
    static double contrast(Color one, Color other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    /** Returns the luminance of a colour by WCAG 2: from 0, black, to 1, white. */
    static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
