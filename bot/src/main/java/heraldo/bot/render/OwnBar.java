package heraldo.bot.render;

import heraldo.rules.kernel.Seat;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Optional;

/**
 * The bar that says whose plate it is, or of what place, and when.
 *
 * @param crest that stands before the text, if any
 */
record OwnBar(Optional<Seat> crest, String text) {

    private static final double EDGE = Corners.EDGE;
    private static final double HIGH = 92;
    private static final double LONGEST = 1240;
    private static final double CREST = 54;
    private static final double LETTERS = 34;
    private static final double ROUND = 18;

    /** Returns the size of the bar. */
    Rectangle2D size() {
        double width = Math.min(LONGEST, before() + 4 * EDGE + Typeface.TITLE.width(text, LETTERS));
        return new Rectangle2D.Double(0, 0, width, HIGH);
    }

    private double before() {
        return crest.isPresent() ? CREST : 0;
    }

    void draw(Easel easel, Rectangle2D place) {
        panel(easel, place);
        double middle = place.getCenterY();
        crest.ifPresent(seat ->
                new PieceLayer(easel).crest(seat.number(), place.getX() + EDGE + CREST / 2, middle, CREST, true));
        double room = place.getWidth() - before() - 3 * EDGE;
        double size = Math.min(LETTERS, room / Typeface.TITLE.width(text, 1));
        double left = place.getX() + before() + 2 * EDGE;
        easel.words(
                Typeface.TITLE,
                text,
                left,
                middle + size / 2,
                size,
                easel.theme().ink("letters"));
    }

    /** The ground of a bar and of a small board. */
    static void panel(Easel easel, Rectangle2D place) {
        RoundRectangle2D panel = new RoundRectangle2D.Double(
                place.getX() - 4, place.getY() - 4, place.getWidth() + 8, place.getHeight() + 8, ROUND, ROUND);
        easel.fill(panel, easel.theme().ink("panel"));
        easel.stroke(panel, easel.theme().ink("brass"), 4);
    }
}
