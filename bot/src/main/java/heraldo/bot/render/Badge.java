package heraldo.bot.render;

import heraldo.rules.scene.Ink;
import java.awt.Color;
import java.awt.geom.RoundRectangle2D;
import java.util.Optional;

/** A rounded plate in the colour of a side, with its mark and a short text. */
final class Badge {

    /** Parts of a badge in heights of the badge. */
    private static final double CAPITAL = 0.64;

    private static final double MARK = 0.56;
    private static final double GAP = 0.14;
    private static final double PADDING = 0.17;
    private static final double RIM = 0.09;

    private final Canvas canvas;
    private final Color colour;
    private final Optional<String> mark;
    private final String text;
    private final double height;

    private Badge(Canvas canvas, Palette.Tint tint, String text, double height) {
        this.canvas = canvas;
        this.colour = tint.colour();
        this.mark = tint.mark();
        this.text = text;
        this.height = height;
    }

    static Badge of(Canvas canvas, Ink ink, String text, double height) {
        return new Badge(canvas, canvas.palette().tint(ink), text, height);
    }

    /** A plate with nothing but the mark. */
    static Badge sign(Canvas canvas, Palette.Tint tint, double height) {
        return new Badge(canvas, tint, "", height);
    }

    double width() {
        double words = Typeface.BOLD.width(text, CAPITAL * height);
        double sign = mark.isPresent() ? MARK * height : 0;
        double gap = mark.isPresent() && !text.isEmpty() ? GAP * height : 0;
        return words + sign + gap + 2 * PADDING * height;
    }

    /** Draws it around a place. */
    void draw(double x, double y) {
        double width = width();
        plate(x, y, width, RIM * height, canvas.palette().paper());
        plate(x, y, width, 0, colour);
        Color words = canvas.palette().wordsOn(colour);
        double left = x - width / 2 + PADDING * height;
        if (mark.isPresent()) {
            double size = MARK * height;
            canvas.bareSign(canvas.sign(mark.get()), left + size / 2, y, size, words, colour);
            left += size + GAP * height;
        }
        canvas.words(Typeface.BOLD, text, left, y + CAPITAL * height / 2, CAPITAL * height, words);
    }

    private void plate(double x, double y, double width, double rim, Color paint) {
        double high = height + 2 * rim;
        double wide = width + 2 * rim;
        canvas.fill(new RoundRectangle2D.Double(x - wide / 2, y - high / 2, wide, high, high / 2, high / 2), paint);
    }
}
