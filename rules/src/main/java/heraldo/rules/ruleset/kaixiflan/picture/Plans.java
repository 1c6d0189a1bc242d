package heraldo.rules.ruleset.kaixiflan.picture;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.order.Banquet;
import heraldo.rules.ruleset.kaixiflan.order.Enlisting;
import heraldo.rules.ruleset.kaixiflan.order.Explore;
import heraldo.rules.ruleset.kaixiflan.order.Fight;
import heraldo.rules.ruleset.kaixiflan.order.Founding;
import heraldo.rules.ruleset.kaixiflan.order.Gathering;
import heraldo.rules.ruleset.kaixiflan.order.Guide;
import heraldo.rules.ruleset.kaixiflan.order.IndMove;
import heraldo.rules.ruleset.kaixiflan.order.Leg;
import heraldo.rules.ruleset.kaixiflan.order.Levy;
import heraldo.rules.ruleset.kaixiflan.order.Marching;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Link;
import heraldo.rules.scene.Overlay;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Token.Glyph;
import java.util.List;

/**
 * The orders of a sheet as they show on the map: arrows for what goes somewhere, and a sign in every hex in
 * which something is to happen. Orders that happen nowhere (progress, trade, votes, words) are not drawn.
 */
final class Plans {

    private static final int MARCH = 7;
    private static final int CART = 3;
    private static final int SIGN = 19;

    /** Beside the name of the hex, then in its corners. */
    private static final List<Point> PLACES =
            List.of(new Point(-29, -28), new Point(29, -28), new Point(-40, -4), new Point(40, -4));

    /** How far from the middles of the hexes an arrow begins and ends. */
    private static final int CLEAR = 27;

    private final Board board;
    private final Hex kaixiflan;
    private final Ink own;
    private final Overlay overlay = new Overlay(SIGN, PLACES);

    private Plans(Board board, Hex kaixiflan, Seat seat) {
        this.board = board;
        this.kaixiflan = kaixiflan;
        this.own = Ink.seat(seat.number());
    }

    static Overlay of(Board board, Hex kaixiflan, Seat seat, OrderSheet sheet) {
        Plans plans = new Plans(board, kaixiflan, seat);
        sheet.orders().forEach(plans::draw);
        return plans.overlay;
    }

    private void draw(Order order) {
        switch (order) {
            case Marching march -> march(march, march instanceof IndMove ? Ink.NEUTRAL : own);
            case Guide guide -> arrow(kaixiflan, guide.destination(), Ink.CALM, "guides");
            case Gathering gathering -> gather(gathering);
            case Explore explore -> explore.hexes().forEach(hex -> sign(hex, Glyph.EYE, "", "explores"));
            case Enlisting enlisting -> enlisting.levies().forEach(levy -> levy(enlisting.settlement(), levy));
            case Founding founding -> sign(founding.hex(), Pieces.glyph(founding.kind()), "", "founds");
            case Fight fight -> sign(fight.hex(), Glyph.SWORDS, "", "fights");
            case Banquet banquet -> sign(banquet.hex(), Glyph.HEART, "", "feasts");
            default -> {
                // It happens nowhere on the map.
            }
        }
    }

    private void march(Marching march, Ink ink) {
        for (Leg leg : march.legs()) {
            arrow(march.origin(), leg.destination(), ink, "moves");
        }
    }

    private void arrow(Hex from, Hex to, Ink ink, String key) {
        overlay.link(new Link(way(from, to), ink, MARCH, false, true), meaning(key));
    }

    private void gather(Gathering gathering) {
        for (Hex source : gathering.sources()) {
            overlay.link(new Link(way(source, gathering.hex()), own, CART, true, true), meaning("carries"));
        }
        sign(gathering.hex(), Glyph.GRAIN, "", "gathers");
    }

    private void levy(Hex settlement, Levy levy) {
        sign(levy.deploy().orElse(settlement), Glyph.BADGE, "+" + Say.letters(levy.units()), "recruits");
    }

    private void sign(Hex hex, Glyph glyph, String text, String key) {
        overlay.sign(board.centre(hex), glyph, own, text, meaning(key));
    }

    private List<Point> way(Hex from, Hex to) {
        Point start = board.centre(from);
        Point end = board.centre(to);
        return List.of(start.toward(end, CLEAR), end.toward(start, CLEAR));
    }

    private static Message meaning(String key) {
        return Message.of("scene.legend." + key);
    }
}
