package heraldo.bot.render;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.RenderingHints;
import java.awt.TexturePaint;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;

/** A texture laid over an area, so that areas can be told apart without their colours. */
enum Pattern {
    PLAIN(List.of()),
    RISING(List.of(
            new Line2D.Double(-1, 13, 13, -1), new Line2D.Double(-1, 1, 1, -1), new Line2D.Double(11, 13, 13, 11))),
    FALLING(List.of(
            new Line2D.Double(-1, -1, 13, 13), new Line2D.Double(11, -1, 13, 1), new Line2D.Double(-1, 11, 1, 13))),
    UPRIGHT(List.of(new Line2D.Double(6, -1, 6, 13))),
    LEVEL(List.of(new Line2D.Double(-1, 6, 13, 6))),
    GRID(List.of(new Line2D.Double(6, -1, 6, 13), new Line2D.Double(-1, 6, 13, 6))),
    BRICKS(List.of(
            new Line2D.Double(-1, 3, 13, 3),
            new Line2D.Double(-1, 9, 13, 9),
            new Line2D.Double(3, 3, 3, 9),
            new Line2D.Double(9, 9, 9, 13),
            new Line2D.Double(9, -1, 9, 3))),
    DOTS(List.of(new Line2D.Double(3, 3, 3, 3), new Line2D.Double(9, 9, 9, 9)));

    private static final int TILE = 12;
    private static final float LINE = 1.6f;

    private final List<Line2D> strokes;

    Pattern(List<Line2D> strokes) {
        this.strokes = strokes;
    }

    /** Returns the paint of an area: the pattern in one colour on another. */
    Paint on(Color ground, Color line) {
        if (strokes.isEmpty()) {
            return ground;
        }
        BufferedImage tile = new BufferedImage(TILE, TILE, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = tile.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setColor(ground);
        graphics.fill(new Rectangle2D.Double(0, 0, TILE, TILE));
        graphics.setColor(line);
        for (Line2D stroke : strokes) {
            boolean dot = stroke.getP1().equals(stroke.getP2());
            if (dot) {
                graphics.fill(new Ellipse2D.Double(stroke.getX1() - LINE, stroke.getY1() - LINE, 2 * LINE, 2 * LINE));
            } else {
                graphics.fill(new BasicStroke(LINE).createStrokedShape(stroke));
            }
        }
        graphics.dispose();
        return new TexturePaint(tile, new Rectangle2D.Double(0, 0, TILE, TILE));
    }
}
