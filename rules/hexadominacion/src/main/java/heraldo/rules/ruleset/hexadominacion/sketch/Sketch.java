package heraldo.rules.ruleset.hexadominacion.sketch;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Link;
import heraldo.rules.scene.Overlay;
import heraldo.rules.scene.PlateOverlay;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Token;
import heraldo.rules.scene.Token.Glyph;
import java.util.List;
import java.util.OptionalInt;

/**
 * The orders of a sheet as they show on the map: arrows for attacks and moves with their soldiers, and a sign in every hex in
 * which something is to happen. Orders that happen nowhere (trade, income, votes) are not drawn.
 */
public final class Sketch {

    private static final String FLAG = "knight-banner";
    private static final String HANDS = "changes-hands";
    private static final int ATTACK = 8;
    private static final int MOVE = 4;
    private static final int PLATE = 20;
    private static final int ASIDE = 20;
    private static final int SIGN = 24;

    /** Beside the name of the hex, then in its corners. */
    private static final List<Point> PLACES =
            List.of(new Point(-30, -34), new Point(30, -34), new Point(-36, 20), new Point(36, 20));

    /** Distance of an arrow's ends from the middles of the hexes, in units of the drawing. */
    private static final int CLEAR = 30;

    private static final int STEP = 42;

    /** On the plate: in the upper corners of a hex, then beside its soldiers. */
    private static final List<Point> CORNERS =
            List.of(new Point(27, -24), new Point(-27, -24), new Point(34, 14), new Point(-34, 14));

    private static final int MEDAL = 21;

    private final Ink own;
    private final int seat;
    private final Overlay overlay = new Overlay(SIGN, PLACES);
    private final PlateOverlay plate = new PlateOverlay(MEDAL, CORNERS);

    /** An empty sketch of a realm's orders. */
    public Sketch(Seat seat) {
        this.own = Ink.seat(seat.number());
        this.seat = seat.number();
    }

    public Overlay overlay() {
        return overlay;
    }

    public PlateOverlay plate() {
        return plate;
    }

    /** Soldiers that attack. */
    public void attack(int from, int to, int soldiers) {
        march(from, to, soldiers, ATTACK);
    }

    /** Soldiers that move. */
    public void move(int from, int to, int soldiers) {
        march(from, to, soldiers, MOVE);
    }

    /** Soldiers that come or go. */
    public void troops(int hex, String change) {
        overlay.sign(Sheet.centre(hex), Glyph.BADGE, own, change, meaning("recruits"));
        plate.sign(Sheet.centre(hex), "spartan-helmet", shortly("recruits"));
        plate.letters(Sheet.centre(hex), change);
    }

    private void march(int from, int to, int soldiers, int width) {
        Point start = Sheet.centre(from);
        Point end = Sheet.centre(to);
        List<Point> way = List.of(start.toward(end, CLEAR), end.toward(start, CLEAR));
        overlay.link(new Link(way, Ink.TEXT, width, false, true), meaning("marches"));
        plate.march(start, end, seat, OptionalInt.of(soldiers), shortly("marches"));
        boolean steep = Math.abs(end.y() - start.y()) > Math.abs(end.x() - start.x());
        Point beside = start.toward(end, STEP).plus(steep ? -ASIDE : 0, steep ? 0 : -ASIDE);
        overlay.token(new Token(Glyph.BADGE, beside, PLATE, own, Integer.toString(soldiers)));
    }

    /** A hex that goes to another realm. */
    public void flag(int hex, Seat to) {
        sign(hex, Glyph.FLAG, Ink.seat(to.number()), FLAG, HANDS);
    }

    /** A hex that comes from another realm. */
    public void purchase(int hex) {
        sign(hex, Glyph.FLAG, FLAG, HANDS);
    }

    /**
     * Something that happens in a hex.
     *
     * @param icon its icon on the plate
     * @param key the key of its meaning in the bundles
     */
    public void sign(int hex, Glyph glyph, String icon, String key) {
        sign(hex, glyph, own, icon, key);
    }

    private void sign(int hex, Glyph glyph, Ink ink, String icon, String key) {
        overlay.sign(Sheet.centre(hex), glyph, ink, "", meaning(key));
        plate.sign(Sheet.centre(hex), icon, shortly(key));
    }

    /** The same where there is little room. */
    private static Message shortly(String key) {
        return Message.of("scene.plan." + key);
    }

    private static Message meaning(String key) {
        return Message.of("scene.legend." + key);
    }
}
