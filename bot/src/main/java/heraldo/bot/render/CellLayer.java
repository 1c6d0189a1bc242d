package heraldo.bot.render;

import heraldo.rules.scene.Cell;
import java.awt.Color;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Draws the areas of the board: fills, the lines between them, borders, names. */
final class CellLayer {

    /** Height of the capitals of a cell's name, in scene units. */
    private static final double NAME = 16;

    private static final double LINE = 1.6;

    private final Canvas canvas;
    private final Frame frame;

    CellLayer(Canvas canvas, Frame frame) {
        this.canvas = canvas;
        this.frame = frame;
    }

    void draw(List<Cell> cells) {
        Path2D lines = new Path2D.Double();
        for (Cell cell : cells) {
            Path2D outline = frame.line(cell.outline(), true);
            canvas.flood(outline, canvas.palette().tint(cell.fill()).area());
            lines.append(outline, false);
        }
        canvas.stroke(lines, canvas.palette().lines(), LINE, false);
        cells.forEach(this::borders);
        names(cells);
    }

    private void borders(Cell cell) {
        Inset inset = new Inset(frame.at(cell.outline()));
        double distance = LINE / 2;
        for (Cell.Border border : cell.borders()) {
            double width = frame.length(border.width());
            Color colour = canvas.palette().colour(border.ink());
            if (border.dashed()) {
                canvas.stroke(inset.line(border.sides(), distance + width / 2), colour, width, true);
            } else {
                canvas.fill(inset.strip(border.sides(), distance, distance + width), colour);
            }
            distance += width;
        }
    }

    /** All names of one colour are one shape: filling one large shape is quicker than many small ones. */
    private void names(List<Cell> cells) {
        Map<Color, Path2D> names = new LinkedHashMap<>();
        double size = frame.length(NAME);
        for (Cell cell : cells) {
            Color colour =
                    canvas.palette().wordsOn(canvas.palette().tint(cell.fill()).ground());
            Point2D at = frame.at(cell.nameAt());
            double left = at.getX() - Typeface.BOLD.width(cell.name(), size) / 2;
            names.computeIfAbsent(colour, c -> new Path2D.Double(Path2D.WIND_NON_ZERO))
                    .append(Typeface.BOLD.outline(cell.name(), left, at.getY() + size / 2, size), false);
        }
        names.forEach((colour, shape) -> canvas.fill(shape, colour));
    }
}
