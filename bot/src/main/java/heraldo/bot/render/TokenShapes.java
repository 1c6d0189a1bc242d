package heraldo.bot.render;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;

/** Paints people and places of a realm: pills of colonists, flags of armies, towns, medals, trouble. */
final class TokenShapes {

    private static final double FIGURE = 0.62;
    private static final double PILL = 1.24;
    private static final double FLAG = 1.38;
    private static final String PAWN = "meeple";
    private static final String SWORDS = "crossed-swords";
    private static final int POINTS = 12;
    private static final double VALLEY = 0.72;

    private final Easel easel;
    private final Theme theme;

    TokenShapes(Easel easel) {
        this.easel = easel;
        this.theme = easel.theme();
    }

    static double pill(String text, double height) {
        return height * PILL + Typeface.FIGURES.width(text, FIGURE * height);
    }

    static double flag(String text, double height) {
        return height * FLAG + Typeface.FIGURES.width(text, FIGURE * height);
    }

    /** Quiet: the seat's colour is only a rim and a pawn. */
    void colonists(int seat, String text, double x, double y, double height) {
        double width = pill(text, height);
        double left = x - width / 2;
        double rim = height * 0.1;
        Shape pill = new RoundRectangle2D.Double(
                left + rim / 2, y - height / 2 + rim / 2, width - rim, height - rim, height - rim, height - rim);
        Color colour = theme.seat(seat);
        easel.stroke(pill, theme.ink("casing"), rim + 2.2);
        easel.fill(pill, theme.ink("halo"));
        easel.stroke(pill, colour, rim);
        Shape pawn = easel.icon(PAWN, left + height * 0.58, y, height * 0.6);
        easel.stroke(pawn, theme.ink("casing"), 1.2);
        easel.fill(pawn, colour);
        double size = FIGURE * height;
        easel.words(Typeface.FIGURES, text, left + height * 0.94, y + size / 2, size, theme.ink("letters"));
    }

    /** Loud: a flag filled with the seat's colour. */
    void army(int seat, String text, double x, double y, double height) {
        double width = flag(text, height);
        double left = x - width / 2;
        double top = y - height / 2;
        double notch = height * 0.28;
        Path2D flag = new Path2D.Double();
        flag.moveTo(left, top);
        flag.lineTo(left + width, top);
        flag.lineTo(left + width - notch, y);
        flag.lineTo(left + width, top + height);
        flag.lineTo(left, top + height);
        flag.closePath();
        Color colour = theme.seat(seat);
        Color ink = theme.on(colour);
        easel.cased(flag, colour, theme.ink("casing"), 1.6);
        easel.fill(easel.icon(SWORDS, left + height * 0.48, y, height * 0.66), ink);
        double size = FIGURE * height;
        easel.words(Typeface.FIGURES, text, left + height * 0.88, y + size / 2, size, ink);
    }

    void town(int seat, String icon, double x, double y, double size) {
        Shape house = easel.icon(icon, x, y, size * 0.9);
        easel.stroke(house, theme.ink("casing"), size * 0.26);
        easel.stroke(house, theme.seat(seat), size * 0.15);
        easel.cased(house, theme.ink("figure"), theme.ink("casing"), size * 0.035);
    }

    void medal(String icon, double x, double y, double size) {
        double rim = size * 0.07;
        Shape disc = new Ellipse2D.Double(x - size / 2 + rim, y - size / 2 + rim, size - 2 * rim, size - 2 * rim);
        easel.stroke(disc, theme.ink("casing"), 2 * rim + 2.4);
        easel.fill(disc, theme.ink("halo"));
        easel.stroke(disc, theme.ink("brass"), 2 * rim);
        easel.fill(easel.icon(icon, x, y - size * 0.02, size * 0.66), theme.ink("brass"));
    }

    void burst(String icon, double x, double y, double size) {
        Path2D star = new Path2D.Double();
        for (int i = 0; i < 2 * POINTS; i++) {
            double angle = Math.PI * i / POINTS;
            double reach = size / 2 * (i % 2 == 0 ? 1 : VALLEY);
            double px = x + reach * Math.sin(angle);
            double py = y - reach * Math.cos(angle);
            if (i == 0) {
                star.moveTo(px, py);
            } else {
                star.lineTo(px, py);
            }
        }
        star.closePath();
        Color red = theme.ink("failed");
        easel.cased(star, red, theme.ink("casing"), 1.6);
        easel.fill(easel.icon(icon, x, y, size * 0.54), theme.on(red));
    }
}
