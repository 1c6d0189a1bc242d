package heraldo.bot.render;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** The shapes of what belongs to a place besides its people: its name, its purse, what warns of it, what lies there empty. */
final class PlaceShapes {

    private static final double FIGURE = 0.62;
    private static final double LETTER = 0.56;

    /** The width of the halo of a name, in heights of a capital. */
    private static final double HALO = 0.22;

    private final Easel easel;
    private final Theme theme;

    PlaceShapes(Easel easel) {
        this.easel = easel;
        this.theme = easel.theme();
    }

    /** Returns the bounding box of a name around a place. */
    static Rectangle2D box(String name, double x, double y, double size) {
        double width = Typeface.STRONG.width(name, size);
        return Typeface.STRONG.bounds(name, x - width / 2, y + size / 2, size);
    }

    void label(String name, double x, double y, double size) {
        Path2D letters = easel.centred(Typeface.STRONG, name, x, y, size);
        easel.stroke(letters, theme.ink("halo"), 2 * HALO * size);
        easel.fill(letters, theme.ink("letters"));
    }

    void hulk(int seat, String name, double x, double y, double size) {
        Shape icon = easel.icon(name, x, y, size * 0.9);
        easel.stroke(icon, theme.ink("casing"), size * 0.2);
        easel.stroke(icon, theme.seat(seat), size * 0.1);
        easel.fill(icon, theme.ink("casing"));
    }

    void bare(String nought, double x, double y, double height) {
        Color red = theme.ink("failed");
        double radius = height / 2;
        easel.cased(
                new Ellipse2D.Double(x - radius, y - radius, height, height), red, theme.ink("casing"), height * 0.08);
        easel.fill(easel.centred(Typeface.FIGURES, nought, x, y, FIGURE * height), theme.on(red));
    }

    void alarm(String name, double x, double y, double size) {
        easel.cased(easel.icon(name, x, y, size), theme.ink("failed"), theme.ink("casing"), size * 0.08);
    }

    void chip(String letter, double x, double y, double size) {
        Path2D octagon = new Path2D.Double();
        for (int i = 0; i < 8; i++) {
            double angle = Math.PI / 4 * i + Math.PI / 8;
            double cornerX = x + size / 2 * Math.cos(angle);
            double cornerY = y + size / 2 * Math.sin(angle);
            if (i == 0) {
                octagon.moveTo(cornerX, cornerY);
            } else {
                octagon.lineTo(cornerX, cornerY);
            }
        }
        octagon.closePath();
        Color brass = theme.ink("brass");
        easel.cased(octagon, brass, theme.ink("casing"), size * 0.08);
        easel.fill(easel.centred(Typeface.FIGURES, letter, x, y, LETTER * size), theme.on(brass));
    }
}
