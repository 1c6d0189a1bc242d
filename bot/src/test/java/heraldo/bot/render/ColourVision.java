package heraldo.bot.render;

import java.awt.Color;

/**
 * How people see colours: everybody, and those who lack one kind of cone. The matrices are those of Machado, Oliveira and
 * Fernandes (2009) for full severity.
 */
enum ColourVision {
    USUAL(1, 0, 0, 0, 1, 0, 0, 0, 1),
    PROTANOPIA(0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
    DEUTERANOPIA(0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
    TRITANOPIA(1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900);

    private final double[] matrix;

    ColourVision(double... matrix) {
        this.matrix = matrix;
    }

    /** How far apart two colours look, as CIE76: about 2 is the least that can be told. */
    double distance(Color one, Color other) {
        double[] a = lab(seen(one));
        double[] b = lab(seen(other));
        return Math.sqrt(Math.pow(a[0] - b[0], 2) + Math.pow(a[1] - b[1], 2) + Math.pow(a[2] - b[2], 2));
    }

    /** How far apart two colours look in OKLab, in which black and white are 1 apart. */
    double okDistance(Color one, Color other) {
        double[] a = okLab(seen(one));
        double[] b = okLab(seen(other));
        return Math.sqrt(Math.pow(a[0] - b[0], 2) + Math.pow(a[1] - b[1], 2) + Math.pow(a[2] - b[2], 2));
    }

    /** Björn Ottosson's matrices (2020). */
    private static double[] okLab(double[] rgb) {
        double l = Math.cbrt(0.4122214708 * rgb[0] + 0.5363325363 * rgb[1] + 0.0514459929 * rgb[2]);
        double m = Math.cbrt(0.2119034982 * rgb[0] + 0.6806995451 * rgb[1] + 0.1073969566 * rgb[2]);
        double s = Math.cbrt(0.0883024619 * rgb[0] + 0.2817188376 * rgb[1] + 0.6299787005 * rgb[2]);
        return new double[] {
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
        };
    }

    /** What a colour looks like. */
    Color look(Color colour) {
        double[] seen = seen(colour);
        return new Color(screen(seen[0]), screen(seen[1]), screen(seen[2]));
    }

    private static float screen(double light) {
        return (float) (light <= 0.0031308 ? light * 12.92 : 1.055 * Math.pow(light, 1 / 2.4) - 0.055);
    }

    private double[] seen(Color colour) {
        double[] rgb = {linear(colour.getRed()), linear(colour.getGreen()), linear(colour.getBlue())};
        double[] seen = new double[3];
        for (int i = 0; i < 3; i++) {
            double sum = matrix[3 * i] * rgb[0] + matrix[3 * i + 1] * rgb[1] + matrix[3 * i + 2] * rgb[2];
            seen[i] = Math.min(1, Math.max(0, sum));
        }
        return seen;
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    private static double[] lab(double[] rgb) {
        double x = root((0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.95047);
        double y = root(0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]);
        double z = root((0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.08883);
        return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }

    private static double root(double t) {
        return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16.0 / 116;
    }
}
