package heraldo.bot.render;

import heraldo.bot.render.Grid.Box;
import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Draws tables, as wide as maps. A table with many columns and few rows is turned on its side, so that its figures are still
 * large on a phone.
 */
final class TablePainter {

    private static final double MARGIN = 18;
    private static final double TITLE = 32;
    private static final double HEAD = 76;

    /** Height of a capital, the space between columns, height of a row, and a mark: in pixels, where there is room. */
    private static final double CAPITAL = 24;

    private static final double GAP = 26;
    private static final double ROW = 50;
    private static final double MARK = 26;
    private static final double SMALLEST_ROW = 0.72;
    private static final double BAND = 0.05;

    private final Style style;

    TablePainter(Style style) {
        this.style = style;
    }

    byte[] paint(Grid upright) {
        Grid turned = upright.turned();
        Grid grid = scale(upright) >= Math.min(1, scale(turned)) ? upright : turned;
        double scale = Math.min(1, scale(grid));
        double row = ROW * Math.max(SMALLEST_ROW, scale);
        Canvas canvas = new Canvas(style, MapPainter.WIDTH, (int)
                Math.ceil(HEAD + row * grid.rows().size() + MARGIN));
        double size = Math.min(TITLE, room() / Typeface.BOLD.width(grid.title(), 1));
        canvas.words(
                Typeface.BOLD,
                grid.title(),
                MARGIN,
                (HEAD + size) / 2,
                size,
                style.palette().words());
        for (int i = 0; i < grid.rows().size(); i++) {
            band(canvas, i, HEAD + i * row, row);
            row(canvas, grid, i, HEAD + (i + 0.5) * row, scale);
        }
        return canvas.png();
    }

    private static double room() {
        return MapPainter.WIDTH - 2 * MARGIN;
    }

    /** How much smaller or larger than planned a table must be to be as wide as the picture. */
    private static double scale(Grid grid) {
        return room() / widths(grid).stream().mapToDouble(Double::doubleValue).sum();
    }

    private static List<Double> widths(Grid grid) {
        return IntStream.range(0, grid.rows().get(0).size())
                .mapToObj(column -> GAP
                        + grid.rows().stream()
                                .mapToDouble(row -> width(row.get(column)))
                                .max()
                                .orElse(0))
                .toList();
    }

    private static double width(Box box) {
        return mark(box) + face(box).width(box.text(), CAPITAL);
    }

    private static double mark(Box box) {
        return box.mark().isPresent() ? MARK * 1.35 : 0;
    }

    private static Typeface face(Box box) {
        return box.strong() ? Typeface.BOLD : Typeface.REGULAR;
    }

    private void band(Canvas canvas, int index, double top, double height) {
        if (index % 2 == 0) {
            double depth = index == 0 ? 3 * BAND : BAND;
            Color colour =
                    Shade.between(style.palette().paper(), style.palette().words(), depth);
            canvas.fill(new Rectangle2D.Double(MARGIN / 2, top, canvas.width() - MARGIN, height), colour);
        }
    }

    /** Columns share what room is left over. */
    private void row(Canvas canvas, Grid grid, int index, double y, double scale) {
        List<Double> widths = widths(grid);
        double spare =
                Math.max(0, room() - widths.stream().mapToDouble(w -> w * scale).sum()) / widths.size();
        double left = MARGIN;
        for (int column = 0; column < widths.size(); column++) {
            double wide = widths.get(column) * scale + spare;
            Box box = grid.rows().get(index).get(column);
            double from = rightward(grid, column) ? left + wide - (GAP / 2 + width(box)) * scale : left;
            box(canvas, box, from, y, scale);
            left += wide;
        }
    }

    /** Whether a column is set to the right: if it has a number. */
    private static boolean rightward(Grid grid, int column) {
        return column > 0
                && grid.rows().stream().anyMatch(row -> row.get(column).number());
    }

    private void box(Canvas canvas, Box box, double left, double y, double scale) {
        box.mark().ifPresent(ink -> mark(canvas, style.palette().tint(ink), left, y, MARK * scale));
        double size = CAPITAL * scale;
        double from = left + mark(box) * scale;
        canvas.words(
                face(box), box.text(), from, y + size / 2, size, style.palette().words());
    }

    private static void mark(Canvas canvas, Palette.Tint tint, double left, double y, double size) {
        Badge.sign(canvas, tint, size).draw(left + size / 2, y);
    }
}
