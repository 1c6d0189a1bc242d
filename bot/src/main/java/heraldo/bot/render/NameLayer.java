package heraldo.bot.render;

import heraldo.rules.scene.Cell;
import heraldo.rules.scene.Cell.Name;
import heraldo.rules.scene.Cell.Print;
import heraldo.rules.scene.Ink;
import java.awt.Color;
import java.util.List;

/** Writes what players type for the areas of the board: the name of every hex of every map. */
final class NameLayer {

    private final Canvas canvas;
    private final Frame frame;

    NameLayer(Canvas canvas, Frame frame) {
        this.canvas = canvas;
        this.frame = frame;
    }

    /** Writes the names that are written so. */
    void draw(List<Cell> cells, Print print) {
        cells.forEach(
                cell -> cell.name().filter(name -> name.print() == print).ifPresent(name -> write(name, cell.fill())));
    }

    private void write(Name name, Ink ground) {
        Palette palette = canvas.palette();
        double x = frame.x(name.at());
        double y = frame.y(name.at());
        double size = frame.length(name.print().size());
        switch (name.print()) {
            case GROUND -> {
                Color colour = palette.wordsOn(palette.tint(ground).ground());
                canvas.centred(Typeface.BOLD, name.text(), x, y, size, colour);
            }
            case TOP ->
                canvas.rimmed(Typeface.BOLD, name.text(), x, y, size, palette.colour(Ink.TEXT), palette.paper());
        }
    }
}
