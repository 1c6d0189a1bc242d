package heraldo.bot.render;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The sheet a plate is painted on, with the theme, the icons and the marks to paint it with. Lengths are pixels. */
final class Easel {

    /** Soft edges reach less far beyond a shape. */
    private static final int SOFT = 2;

    private final Theme theme;
    private final Icons icons;
    private final Signs signs;
    private final BufferedImage image;
    private final Graphics2D graphics;
    private final List<Written> written = new ArrayList<>();
    private boolean zoomed;

    /** An easel with the theme's page on it. */
    Easel(Theme theme, Icons icons, Signs signs, int width, int height) {
        this(theme, icons, signs, SheetRack.PLATES.take(width, height));
        int[] pixels = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        Arrays.fill(pixels, theme.ink("page").getRGB());
    }

    private Easel(Theme theme, Icons icons, Signs signs, BufferedImage image) {
        this.theme = theme;
        this.icons = icons;
        this.signs = signs;
        this.image = image;
        graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    }

    /** From now on all is painted so much larger, with a place of the sheet in its middle. */
    void look(double zoom, double x, double y) {
        graphics.translate(image.getWidth() / 2.0, image.getHeight() / 2.0);
        graphics.scale(zoom, zoom);
        graphics.translate(-x, -y);
        graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        zoomed = true;
    }

    /** From now on all is painted as large as it is. */
    void lookAtAll() {
        graphics.setTransform(new AffineTransform());
        zoomed = false;
    }

    /** Returns whether the easel paints all larger, so that the pixels of a cached piece would show. */
    boolean zoomed() {
        return zoomed;
    }

    /** A sheet without ground, to paint a piece on that is laid on others. */
    Easel clear(int width, int height) {
        return new Easel(theme, icons, signs, new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE));
    }

    /** A sheet to paint a shape on in white, of which a stencil is made. */
    Easel blank(int width, int height) {
        return new Easel(theme, icons, signs, Stencil.blank(width, height));
    }

    /** A new sheet on the theme's ground. */
    Easel fresh(int width, int height) {
        return new Easel(theme, icons, signs, width, height);
    }

    /** Lays a piece on the sheet, its upper left corner at a place. */
    void lay(BufferedImage piece, int x, int y) {
        graphics.drawImage(piece, x, y, null);
    }

    /** Lays on the sheet what was painted on a piece, the upper left corner of that piece at a place. */
    void lay(Stamp stamp, int x, int y) {
        lay(stamp.image(), x + stamp.left(), y + stamp.top());
    }

    Theme theme() {
        return theme;
    }

    BufferedImage image() {
        return image;
    }

    void fill(Shape shape, Color colour) {
        if (repeats()) {
            Contour contour = new Contour(image.getWidth(), image.getHeight(), shape);
            lay(contour, colour, around(shape, 0), easel -> easel.graphics.fill(shape));
        } else {
            graphics.setPaint(colour);
            graphics.fill(shape);
        }
    }

    /** Returns whether a shape on this sheet may recur in the same pixels: on plates that are not zoomed. */
    private boolean repeats() {
        return !zoomed && image.getType() == BufferedImage.TYPE_INT_RGB;
    }

    /** Paints a contour from its stencil if there is one. */
    private void lay(Contour contour, Color colour, Rectangle within, Consumer<Easel> painter) {
        StencilCase.shared()
                .stencil(contour, () -> cut(within, painter))
                .ifPresentOrElse(stencil -> stencil.lay(image, colour), () -> {
                    graphics.setPaint(colour);
                    painter.accept(this);
                });
    }

    /**
     * Cuts a stencil of a part of the sheet, painted on a blank. The blank is as large as the sheet, for on a smaller one some
     * pixels would be rounded differently.
     */
    private Stencil cut(Rectangle within, Consumer<Easel> painter) {
        Easel blank = new Easel(theme, icons, signs, SheetRack.BLANKS.take(image.getWidth(), image.getHeight()));
        blank.graphics.setStroke(graphics.getStroke());
        blank.graphics.setPaint(Color.WHITE);
        painter.accept(blank);
        Stencil stencil = Stencil.of(blank.image, within, image.getWidth());
        blank.graphics.dispose();
        SheetRack.BLANKS.putBack(blank.image);
        return stencil;
    }

    /** The part of the sheet in which a shape, or a line so far around it, covers pixels; empty where it lies beyond. */
    private Rectangle around(Shape shape, double far) {
        Rectangle around = shape.getBounds();
        int margin = (int) Math.ceil(far) + SOFT;
        around.grow(margin, margin);
        Rectangle within = around.intersection(bounds());
        return within.isEmpty() ? new Rectangle() : within;
    }

    /** The whole sheet. */
    Rectangle bounds() {
        return new Rectangle(image.getWidth(), image.getHeight());
    }

    /** Fills without soft edges, several times as fast. */
    void flood(Shape shape, Color colour) {
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_OFF);
        graphics.setPaint(colour);
        graphics.fill(shape);
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    }

    void stroke(Shape shape, Color colour, double width) {
        stroke(shape, colour, width, List.of());
    }

    /** A line in a rhythm: lengths on and off in pixels; none is a plain line. */
    void stroke(Shape shape, Color colour, double width, List<Double> rhythm) {
        draw(shape, colour, width, rhythm, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    }

    /** A thin line with plain ends, in a rhythm: twice as fast where it is long. */
    void hairline(Shape shape, Color colour, double width, List<Double> rhythm) {
        draw(shape, colour, width, rhythm, BasicStroke.CAP_BUTT, BasicStroke.JOIN_BEVEL);
    }

    private void draw(Shape shape, Color colour, double width, List<Double> rhythm, int cap, int join) {
        float[] dashes = new float[rhythm.size()];
        for (int i = 0; i < dashes.length; i++) {
            dashes[i] = rhythm.get(i).floatValue();
        }
        BasicStroke pen = new BasicStroke((float) width, cap, join, 1, dashes.length == 0 ? null : dashes, 0);
        graphics.setStroke(pen);
        if (repeats()) {
            Contour contour = new Contour(image.getWidth(), image.getHeight(), shape, pen);
            lay(contour, colour, around(shape, width / 2), easel -> easel.graphics.draw(shape));
        } else {
            graphics.setPaint(colour);
            graphics.draw(shape);
        }
    }

    /** A filled shape on a casing that stands out so far. */
    void cased(Shape shape, Color colour, Color casing, double rim) {
        stroke(shape, casing, 2 * rim);
        fill(shape, colour);
    }

    /** The mark of a seat around a place. */
    void mark(int seat, double x, double y, double size, Color colour) {
        fill(placed(signs.sign(theme.mark(seat)).body(), x, y, size), colour);
    }

    Shape sign(String name, double x, double y, double size) {
        return placed(signs.sign(name).body(), x, y, size);
    }

    /** Returns the detail inside a sign, if it has any. */
    Optional<Shape> detail(String name, double x, double y, double size) {
        return signs.sign(name).detail().map(detail -> placed(detail, x, y, size));
    }

    Shape icon(String name, double x, double y, double size) {
        return placed(icons.icon(name), x, y, size);
    }

    private static Shape placed(Shape shape, double x, double y, double size) {
        return new AffineTransform(size / 100, 0, 0, size / 100, x, y).createTransformedShape(shape);
    }

    /** Lists the words and signs on the sheet with their places, in the order of painting. */
    List<Written> written() {
        return written;
    }

    /** Words, or a sign by its name, and what they cover. */
    record Written(String what, Rectangle2D place) {}

    /** Says what covers a place from now on. */
    void note(String what, Rectangle2D place) {
        written.add(new Written(what, place));
    }

    /** Words from x on, standing on the line y. */
    void words(Typeface face, String text, double x, double y, double size, Color colour) {
        note(text, face.bounds(text, x, y, size));
        fill(face.outline(text, x, y, size), colour);
    }

    /** Words whose middle is at a place. */
    Path2D centred(Typeface face, String text, double x, double y, double size) {
        double left = x - face.width(text, size) / 2;
        note(text, face.bounds(text, left, y + size / 2, size));
        return face.outline(text, left, y + size / 2, size);
    }
}
