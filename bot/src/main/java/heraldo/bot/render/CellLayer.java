package heraldo.bot.render;

import heraldo.rules.scene.Cell;
import heraldo.rules.scene.Point;
import java.awt.Color;
import java.awt.geom.Path2D;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Draws the areas of the board: fills, the lines between them, borders. */
final class CellLayer {

    private static final double LINE = 1.6;

    private final Canvas canvas;
    private final Frame frame;

    CellLayer(Canvas canvas, Frame frame) {
        this.canvas = canvas;
        this.frame = frame;
    }

    void draw(List<Cell> cells) {
        cells.forEach(cell -> canvas.flood(
                frame.line(cell.outline(), true),
                canvas.palette().tint(cell.fill()).area()));
        canvas.stroke(sides(cells), canvas.palette().lines(), LINE, false);
        cells.forEach(this::borders);
    }

    /** Every side once, though two cells share it: strokes are what takes longest. */
    private Path2D sides(List<Cell> cells) {
        Path2D lines = new Path2D.Double();
        Set<Set<Point>> drawn = new HashSet<>();
        for (Cell cell : cells) {
            List<Point> corners = cell.outline();
            for (int i = 0; i < corners.size(); i++) {
                List<Point> side = List.of(corners.get(i), corners.get((i + 1) % corners.size()));
                if (drawn.add(new HashSet<>(side))) {
                    lines.append(frame.line(side, false), false);
                }
            }
        }
        return lines;
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
}
