package heraldo.bot.render;

import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Piece;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;

/** Paints what stands on the land. */
final class PieceLayer {

    private static final double FIGURE = 0.62;
    private static final double PITCH = 1.5;

    private final Easel easel;
    private final Theme theme;
    private final TokenShapes tokens;
    private final PlaceShapes places;

    PieceLayer(Easel easel) {
        this.easel = easel;
        this.theme = easel.theme();
        this.tokens = new TokenShapes(easel);
        this.places = new PlaceShapes(easel);
    }

    /** The cache key of a piece's stamp. */
    private record Look(Plate.Shape shape, int seat, String text, double size) {}

    /** A piece around a place, which is moved to a whole pixel: pieces that are alike lie ready as stamps. */
    void draw(Piece piece, double x, double y, double size) {
        Rectangle2D box = box(piece, 0, 0, size);
        double margin = 4 + 0.2 * size;
        int width = 2 * (int) Math.ceil(box.getWidth() / 2 + margin);
        int height = 2 * (int) Math.ceil(box.getHeight() / 2 + margin);
        Stamp stamp = Workshop.of(theme).stamp(new Look(piece.shape(), piece.seat(), piece.text(), size), () -> {
            Easel clear = easel.clear(width, height);
            new PieceLayer(clear).paint(piece, width / 2.0, height / 2.0, size);
            return clear.image();
        });
        easel.lay(stamp, (int) Math.round(x - width / 2.0), (int) Math.round(y - height / 2.0));
    }

    private void paint(Piece piece, double x, double y, double size) {
        switch (piece.shape()) {
            case CAPITAL -> crest(piece.seat(), x, y, size, true);
            case ICON -> icon(piece.text(), x, y, size);
            case ROW -> dots(Integer.parseInt(piece.text()), x, y, size, true);
            case COLUMN -> dots(Integer.parseInt(piece.text()), x, y, size, false);
            case SOLDIERS -> soldiers(piece, x, y, size);
            case COLONISTS -> tokens.colonists(piece.seat(), piece.text(), x, y, size);
            case ARMY -> tokens.army(piece.seat(), piece.text(), x, y, size);
            case TOWN -> tokens.town(piece.seat(), piece.text(), x, y, size);
            case MEDAL -> tokens.medal(piece.text(), x, y, size);
            case BURST -> tokens.burst(piece.text(), x, y, size);
            case HULK -> places.hulk(piece.seat(), piece.text(), x, y, size);
            case BARE -> places.bare(piece.text(), x, y, size);
            case ALARM -> places.alarm(piece.text(), x, y, size);
            case CHIP -> places.chip(piece.text(), x, y, size);
            case LABEL -> places.label(piece.text(), x, y, size);
        }
    }

    /** Returns the bounding box of a piece. */
    static Rectangle2D box(Piece piece, double x, double y, double size) {
        if (piece.shape() == Plate.Shape.LABEL) {
            return PlaceShapes.box(piece.text(), x, y, size);
        }
        int count = piece.shape() == Plate.Shape.ROW || piece.shape() == Plate.Shape.COLUMN
                ? Integer.parseInt(piece.text())
                : 1;
        double long1 = size * (1 + (count - 1) * PITCH);
        double width = switch (piece.shape()) {
            case ROW -> long1;
            case SOLDIERS -> width(piece.text(), size);
            case COLONISTS -> TokenShapes.pill(piece.text(), size);
            case ARMY -> TokenShapes.flag(piece.text(), size);
            default -> size;
        };
        double height = switch (piece.shape()) {
            case COLUMN -> long1;
            case CAPITAL -> size * 1.2;
            default -> size;
        };
        return new Rectangle2D.Double(x - width / 2, y - height / 2, width, height);
    }

    /** A crest of a width: flat on top, pointed below, with the seat's mark; a capital's has a rim. */
    void crest(int seat, double x, double y, double width, boolean capital) {
        Color colour = theme.seat(seat);
        Shape shield = shield(x, y, width);
        easel.note("crest " + seat, shield.getBounds2D());
        if (capital) {
            easel.stroke(shield, theme.ink("casing"), width * 0.3);
            easel.stroke(shield, theme.ink("brass"), width * 0.18);
        }
        easel.cased(shield, colour, theme.ink("casing"), width * 0.06);
        easel.stroke(
                shield(x, y, width * 0.84),
                theme.on(colour).equals(theme.ink("pale")) ? theme.ink("pale") : theme.ink("figure"),
                width * 0.045);
        easel.mark(seat, x, y - width * 0.05, width * 0.42, theme.on(colour));
    }

    private static Shape shield(double x, double y, double width) {
        double half = width / 2;
        double top = y - 0.57 * width;
        double middle = y;
        double tip = y + 0.57 * width;
        Path2D shield = new Path2D.Double();
        shield.moveTo(x - half, top);
        shield.lineTo(x + half, top);
        shield.lineTo(x + half, middle);
        shield.quadTo(x + half, y + 0.38 * width, x, tip);
        shield.quadTo(x - half, y + 0.38 * width, x - half, middle);
        shield.closePath();
        return shield;
    }

    private void icon(String name, double x, double y, double size) {
        easel.cased(easel.icon(name, x, y, size), theme.ink("figure"), theme.ink("casing"), size * 0.075);
    }

    private void dots(int count, double x, double y, double size, boolean beside) {
        Path2D dots = new Path2D.Double();
        for (int i = 0; i < count; i++) {
            double way = (i - (count - 1) / 2.0) * PITCH * size;
            double left = (beside ? x + way : x) - size / 2;
            double top = (beside ? y : y + way) - size / 2;
            dots.append(new Ellipse2D.Double(left, top, size, size), false);
        }
        easel.cased(dots, theme.ink("figure"), theme.ink("casing"), 1.6);
    }

    private static double width(String text, double height) {
        return height * 1.22 + Typeface.FIGURES.width(text, FIGURE * height);
    }

    /** A box with the seat's mark on its colour to the left and the number to the right. */
    private void soldiers(Piece piece, double x, double y, double height) {
        double width = width(piece.text(), height);
        double left = x - width / 2;
        double top = y - height / 2;
        Shape box = new RoundRectangle2D.Double(left, top, width, height, height * 0.6, height * 0.6);
        Color colour = theme.seat(piece.seat());
        Color ground = theme.ink("dark");
        easel.cased(box, ground, theme.ink("casing"), 1.8);
        Shape part = new java.awt.geom.Area(box);
        ((java.awt.geom.Area) part)
                .intersect(new java.awt.geom.Area(new Rectangle2D.Double(left, top, height * 0.92, height)));
        easel.fill(part, colour);
        easel.stroke(box, colour, 1.4);
        easel.mark(piece.seat(), left + height * 0.48, y, height * 0.5, theme.on(colour));
        double size = FIGURE * height;
        easel.words(Typeface.FIGURES, piece.text(), left + height * 1.04, y + size / 2, size, theme.ink("pale"));
    }

    /** The same shape elsewhere. */
    static Shape moved(Shape shape, double x, double y, double angle) {
        AffineTransform place = AffineTransform.getTranslateInstance(x, y);
        place.rotate(angle);
        return place.createTransformedShape(shape);
    }
}
