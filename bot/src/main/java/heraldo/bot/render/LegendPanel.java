package heraldo.bot.render;

import heraldo.rules.scene.Legend;
import heraldo.rules.scene.Token;
import java.awt.Color;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;

/**
 * The panel below the board: for each group a heading, and its entries one after another. Entries begin at stops of equal
 * distance, so that they stand in columns, however long they are.
 */
final class LegendPanel {

    private static final double CAPITAL = 21;
    private static final double LINE = 38;
    private static final double SIGN = 31;
    private static final double MARK = 18;
    private static final double GAP = 11;
    private static final double GUTTER = 16;
    private static final double BETWEEN_GROUPS = 10;
    private static final int STOPS = 12;

    private final double stop;
    private final List<Heading> headings = new ArrayList<>();
    private final List<Piece> pieces = new ArrayList<>();
    private double height;

    private record Heading(String text, double y) {}

    /** An entry and where it stands; {@code room} is left for its words. */
    private record Piece(Legend.Entry entry, String text, double x, double y, double room) {}

    /** A panel of a given width in pixels. */
    LegendPanel(Legend legend, Wording wording, double width) {
        this.stop = width / STOPS;
        for (Legend.Group group : legend.groups()) {
            headings.add(new Heading(wording.say(group.title()), height + LINE / 2));
            height += LINE;
            place(group.entries(), wording);
            height += BETWEEN_GROUPS;
        }
    }

    private void place(List<Legend.Entry> entries, Wording wording) {
        int at = 0;
        for (Legend.Entry entry : entries) {
            String text = wording.say(entry.text());
            int span = span(text);
            if (at + span > STOPS) {
                at = 0;
                height += LINE;
            }
            pieces.add(new Piece(entry, text, at * stop, height + LINE / 2, span * stop - SIGN - GAP - GUTTER));
            at += span;
        }
        height += entries.isEmpty() ? 0 : LINE;
    }

    /** Returns the number of stops that an entry takes. */
    private int span(String text) {
        double wide = SIGN + GAP + Typeface.REGULAR.width(text, CAPITAL) + GUTTER;
        return Math.clamp((int) Math.ceil(wide / stop), 1, STOPS);
    }

    double height() {
        return height;
    }

    void draw(Canvas canvas, double left, double top) {
        Color words = canvas.palette().words();
        for (Heading heading : headings) {
            double base = top + heading.y + CAPITAL / 2;
            canvas.words(Typeface.BOLD, heading.text, left, base, CAPITAL, words);
        }
        for (Piece piece : pieces) {
            double x = left + piece.x;
            double y = top + piece.y;
            sign(canvas, piece.entry, x + SIGN / 2, y);
            double size = Math.min(CAPITAL, piece.room / Typeface.REGULAR.width(piece.text, 1));
            canvas.words(Typeface.REGULAR, piece.text, x + SIGN + GAP, y + size / 2, size, words);
        }
    }

    private static void sign(Canvas canvas, Legend.Entry entry, double x, double y) {
        Palette.Tint tint = canvas.palette().tint(entry.ink());
        if (entry.glyph().isEmpty()) {
            RoundRectangle2D patch = new RoundRectangle2D.Double(x - SIGN / 2, y - SIGN / 2, SIGN, SIGN, 8, 8);
            canvas.fill(patch, tint.area());
            canvas.stroke(patch, canvas.palette().lines(), 1.6, false);
            tint.mark().ifPresent(mark -> canvas.sign(canvas.sign(mark), x, y, MARK, tint.colour()));
        } else if (entry.glyph().get() == Token.Glyph.BADGE) {
            Badge.sign(canvas, tint, SIGN).draw(x, y);
        } else if (entry.glyph().get() == Token.Glyph.ORB) {
            Orb.draw(canvas, tint, x, y, SIGN);
        } else {
            canvas.sign(canvas.sign(TokenLayer.name(entry.glyph().get())), x, y, SIGN, tint.colour());
        }
    }
}
