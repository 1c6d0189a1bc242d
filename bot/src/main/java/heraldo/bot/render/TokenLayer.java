package heraldo.bot.render;

import heraldo.rules.scene.Token;
import java.awt.Color;
import java.util.List;
import java.util.Locale;

/** Draws the signs on the board. */
final class TokenLayer {

    /** Height of a short text inside a sign and beside it, in heights of the sign. */
    private static final double INSIDE = 0.56;

    private static final double BESIDE = 0.5;

    /** The widest a text inside a sign may be, in heights of the sign. */
    private static final double ROOM = 0.8;

    private final Canvas canvas;
    private final Frame frame;

    TokenLayer(Canvas canvas, Frame frame) {
        this.canvas = canvas;
        this.frame = frame;
    }

    void draw(List<Token> tokens) {
        tokens.forEach(this::draw);
    }

    private void draw(Token token) {
        double x = frame.x(token.at());
        double y = frame.y(token.at());
        double size = frame.length(token.size());
        if (token.glyph() == Token.Glyph.BADGE) {
            Badge.of(canvas, token.ink(), Legible.of(token.text()), size).draw(x, y);
            return;
        }
        if (token.glyph() == Token.Glyph.ORB) {
            Orb.draw(canvas, canvas.palette().tint(token.ink()), x, y, size);
            return;
        }
        Signs.Sign sign = canvas.sign(name(token.glyph()));
        Color colour = canvas.palette().colour(token.ink());
        canvas.sign(sign, x, y, size, colour);
        if (!token.text().isEmpty()) {
            words(Legible.of(token.text()), sign.room(), x, y, size, colour);
        }
    }

    /** The name of a glyph in {@code signs.yaml}. */
    static String name(Token.Glyph glyph) {
        return glyph.name().toLowerCase(Locale.ROOT);
    }

    private void words(String text, boolean inside, double x, double y, double size, Color colour) {
        if (inside) {
            double height = Math.min(INSIDE * size, ROOM * size / Typeface.BOLD.width(text, 1));
            canvas.centred(Typeface.BOLD, text, x, y, height, canvas.palette().wordsOn(colour));
        } else {
            double height = BESIDE * size;
            double middle = x + (size + height) / 2 + Typeface.BOLD.width(text, height) / 2;
            canvas.rimmed(
                    Typeface.BOLD,
                    text,
                    middle,
                    y,
                    height,
                    canvas.palette().words(),
                    canvas.palette().paper());
        }
    }
}
