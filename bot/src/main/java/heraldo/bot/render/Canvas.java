package heraldo.bot.render;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;

/** A sheet of pixels to draw on, and the palette and signs to draw with. Lengths are pixels. */
final class Canvas {

    private static final float RIM_OF_WORDS = 0.42f;

    private final Style style;
    private final BufferedImage image;
    private final Graphics2D graphics;

    Canvas(Style style, int width, int height) {
        this.style = style;
        image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        fill(new Rectangle2D.Double(0, 0, width, height), style.palette().paper());
    }

    Palette palette() {
        return style.palette();
    }

    Signs.Sign sign(String name) {
        return style.signs().sign(name);
    }

    int width() {
        return image.getWidth();
    }

    int height() {
        return image.getHeight();
    }

    void fill(Shape shape, Paint paint) {
        graphics.setPaint(paint);
        graphics.fill(shape);
    }

    /** Fills without soft edges, several times as fast: for areas whose edges a line will cover. */
    void flood(Shape shape, Paint paint) {
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_OFF);
        fill(shape, paint);
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    }

    void stroke(Shape shape, Color colour, double width, boolean dashed) {
        graphics.setPaint(colour);
        graphics.setStroke(pen((float) width, dashed));
        graphics.draw(shape);
    }

    private static BasicStroke pen(float width, boolean dashed) {
        float[] dashes = dashed ? new float[] {3 * width, 2.2f * width} : null;
        int cap = dashed ? BasicStroke.CAP_BUTT : BasicStroke.CAP_ROUND;
        return new BasicStroke(width, cap, BasicStroke.JOIN_ROUND, 10, dashes, 0);
    }

    /** Words from x on, standing on the line y; {@code size} is the height of a capital. */
    void words(Typeface face, String text, double x, double y, double size, Color colour) {
        fill(face.outline(text, x, y, size), colour);
    }

    /** Words whose middle is at a place. */
    void centred(Typeface face, String text, double x, double y, double size, Color colour) {
        words(face, text, x - face.width(text, size) / 2, y + size / 2, size, colour);
    }

    /** Words whose middle is at a place, on a rim of another colour. */
    void rimmed(Typeface face, String text, double x, double y, double size, Color colour, Color rim) {
        Shape outline = face.outline(text, x - face.width(text, size) / 2, y + size / 2, size);
        rim(outline, size, rim);
        fill(outline, colour);
    }

    /** Draws the rim that keeps words of a size legible over lines. */
    void rim(Shape words, double size, Color rim) {
        stroke(words, rim, size * RIM_OF_WORDS, false);
    }

    /** A sign of a given height around a place, on a light rim. */
    void sign(Signs.Sign sign, double x, double y, double size, Color colour) {
        fill(placed(sign.rim(), x, y, size), palette().paper());
        bareSign(sign, x, y, size, colour, palette().wordsOn(colour));
    }

    void bareSign(Signs.Sign sign, double x, double y, double size, Color colour, Color detail) {
        fill(placed(sign.body(), x, y, size), colour);
        sign.detail().ifPresent(d -> fill(placed(d, x, y, size), detail));
    }

    private static Shape placed(Shape sign, double x, double y, double size) {
        return new AffineTransform(size / 100, 0, 0, size / 100, x, y).createTransformedShape(sign);
    }

    byte[] png() {
        graphics.dispose();
        return style.index().png(image);
    }
}
