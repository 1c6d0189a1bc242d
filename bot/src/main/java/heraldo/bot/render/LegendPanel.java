package heraldo.bot.render;

import heraldo.rules.scene.Legend;
import heraldo.rules.scene.Token;
import java.awt.Color;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;

/** The panel below the board: for each group a heading, and its entries in as many columns as fit. */
final class LegendPanel {

    private static final double CAPITAL = 21;
    private static final double HEADING = 23;
    private static final double LINE = 40;
    private static final double SIGN = 32;
    private static final double GAP = 12;
    private static final double GUTTER = 30;
    private static final double BETWEEN_GROUPS = 12;

    private final double width;
    private final List<Block> blocks = new ArrayList<>();

    /** A group in words, with how many columns its entries stand in. */
    private record Block(String title, List<Line> lines, int columns) {
        int rows() {
            return Math.ceilDiv(lines.size(), columns);
        }

        double height() {
            return LINE * (rows() + (title.isEmpty() ? 0 : 1)) + BETWEEN_GROUPS;
        }
    }

    private record Line(Legend.Entry entry, String text) {
        double width() {
            return SIGN + GAP + Typeface.REGULAR.width(text, CAPITAL) + GUTTER;
        }
    }

    /** A panel of a given width in pixels. */
    LegendPanel(Legend legend, Wording wording, double width) {
        this.width = width;
        for (Legend.Group group : legend.groups()) {
            List<Line> lines = group.entries().stream()
                    .map(entry -> new Line(entry, wording.say(entry.text())))
                    .toList();
            double widest = lines.stream().mapToDouble(Line::width).max().orElse(width);
            int columns = Math.max(1, (int) ((width + GUTTER) / widest));
            blocks.add(new Block(wording.say(group.title()), lines, columns));
        }
    }

    double height() {
        return blocks.stream().mapToDouble(Block::height).sum();
    }

    void draw(Canvas canvas, double left, double top) {
        double y = top;
        for (Block block : blocks) {
            draw(canvas, block, left, y);
            y += block.height();
        }
    }

    private void draw(Canvas canvas, Block block, double left, double top) {
        double y = top + LINE / 2;
        Color words = canvas.palette().words();
        if (!block.title.isEmpty()) {
            canvas.words(Typeface.BOLD, block.title, left, y + HEADING / 2, HEADING, words);
            y += LINE;
        }
        double step = width / block.columns;
        for (int i = 0; i < block.lines.size(); i++) {
            double x = left + i % block.columns * step;
            entry(canvas, block.lines.get(i), x, y + (double) (i / block.columns) * LINE, step, words);
        }
    }

    private static void entry(Canvas canvas, Line line, double x, double y, double room, Color words) {
        sign(canvas, line.entry, x + SIGN / 2, y);
        double free = room - SIGN - GAP;
        double size = Math.min(CAPITAL, free / Typeface.REGULAR.width(line.text, 1));
        canvas.words(Typeface.REGULAR, line.text, x + SIGN + GAP, y + size / 2, size, words);
    }

    private static void sign(Canvas canvas, Legend.Entry entry, double x, double y) {
        Palette.Tint tint = canvas.palette().tint(entry.ink());
        if (entry.glyph().isEmpty()) {
            RoundRectangle2D patch = new RoundRectangle2D.Double(x - SIGN / 2, y - SIGN / 2, SIGN, SIGN, 8, 8);
            canvas.fill(patch, tint.area());
            canvas.stroke(patch, canvas.palette().lines(), 1.6, false);
        } else if (entry.glyph().get() == Token.Glyph.BADGE) {
            Badge.sign(canvas, tint, SIGN).draw(x, y);
        } else {
            canvas.sign(canvas.sign(TokenLayer.name(entry.glyph().get())), x, y, SIGN, tint.colour());
        }
    }
}
