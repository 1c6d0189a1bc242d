package heraldo.bot.render;

import heraldo.rules.scene.Cell.Print;
import heraldo.rules.scene.Drawing;
import heraldo.rules.scene.Scene;

/**
 * Draws scenes: the title on top, the board, the legend below it. Pictures are upright and {@value #WIDTH} pixels wide, three
 * times the width of a phone's chat. Equal scenes give equal bytes. Safe to be used by several threads.
 */
final class MapPainter {

    static final int WIDTH = 1200;

    private static final double MARGIN = 18;
    private static final double TITLE = 34;
    private static final double HEAD = 82;

    private final Style style;

    MapPainter(Style style) {
        this.style = style;
    }

    /** The scene as a PNG file. */
    byte[] paint(Scene scene, Wording wording) {
        return draw(scene, wording).png();
    }

    Canvas draw(Scene scene, Wording wording) {
        double room = WIDTH - 2 * MARGIN;
        Drawing board = scene.drawing();
        Frame frame = new Frame(room / board.width(), MARGIN, HEAD);
        double below = HEAD + frame.length(board.height()) + MARGIN;
        LegendPanel legend = new LegendPanel(scene.legend(), wording, room);
        Canvas canvas = new Canvas(style, WIDTH, (int) Math.ceil(below + legend.height() + MARGIN));
        title(canvas, wording.say(scene.title()), room);
        NameLayer names = new NameLayer(canvas, frame);
        new CellLayer(canvas, frame).draw(board.cells());
        names.draw(board.cells(), Print.GROUND);
        new LinkLayer(canvas, frame).draw(board.links());
        new TokenLayer(canvas, frame).draw(board.tokens());
        names.draw(board.cells(), Print.TOP);
        new LabelLayer(canvas, frame, wording).draw(board.labels());
        legend.draw(canvas, MARGIN, below);
        return canvas;
    }

    private void title(Canvas canvas, String text, double room) {
        double size = Math.min(TITLE, room / Typeface.BOLD.width(text, 1));
        canvas.words(
                Typeface.BOLD,
                text,
                MARGIN,
                (HEAD + size) / 2,
                size,
                style.palette().words());
    }
}
