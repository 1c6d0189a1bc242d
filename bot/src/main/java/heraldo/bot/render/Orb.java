package heraldo.bot.render;

import java.awt.Color;

/** A disc in the colour of a side, with its mark. */
final class Orb {

    /** Height of the mark, in heights of the disc. */
    private static final double MARK = 0.56;

    private Orb() {}

    static void draw(Canvas canvas, Palette.Tint tint, double x, double y, double size) {
        canvas.sign(canvas.sign("disc"), x, y, size, tint.colour());
        Color mark = canvas.palette().wordsOn(tint.colour());
        tint.mark().ifPresent(sign -> canvas.bareSign(canvas.sign(sign), x, y, MARK * size, mark, tint.colour()));
    }
}
