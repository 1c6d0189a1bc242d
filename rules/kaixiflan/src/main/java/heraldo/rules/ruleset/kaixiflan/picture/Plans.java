package heraldo.rules.ruleset.kaixiflan.picture;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.order.Explore;
import heraldo.rules.ruleset.kaixiflan.order.build.Founding;
import heraldo.rules.ruleset.kaixiflan.order.court.Banquet;
import heraldo.rules.ruleset.kaixiflan.order.court.Guide;
import heraldo.rules.ruleset.kaixiflan.order.harvest.Gathering;
import heraldo.rules.ruleset.kaixiflan.order.troop.Enlisting;
import heraldo.rules.ruleset.kaixiflan.order.troop.IndMove;
import heraldo.rules.ruleset.kaixiflan.order.troop.Leg;
import heraldo.rules.ruleset.kaixiflan.order.troop.Levy;
import heraldo.rules.ruleset.kaixiflan.order.troop.Marching;
import heraldo.rules.ruleset.kaixiflan.order.war.Fight;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Link;
import heraldo.rules.scene.Overlay;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.PlateOverlay;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Token.Glyph;
import java.util.List;
import java.util.OptionalInt;

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

    /** Distance from the middles of the hexes to the ends of an arrow. */
    private static final int CLEAR = 27;

    /** On the plate: in the upper corners of a hex, then beside its units. */
    private static final List<Point> CORNERS =
            List.of(new Point(26, -25), new Point(-26, -25), new Point(35, 12), new Point(-35, 12));

    private static final int MEDAL = 19;

    private final Board board;
    private final Hex kaixiflan;
    private final Ink own;
    private final int seat;
    private final Overlay overlay = new Overlay(SIGN, PLACES);
    private final PlateOverlay plate = new PlateOverlay(MEDAL, CORNERS);

    private Plans(Board board, Hex kaixiflan, Seat seat) {
        this.board = board;
        this.kaixiflan = kaixiflan;
        this.own = Ink.seat(seat.number());
        this.seat = seat.number();
    }

    static Plans of(Board board, Hex kaixiflan, Seat seat, OrderSheet sheet) {
        Plans plans = new Plans(board, kaixiflan, seat);
        sheet.orders().forEach(plans::draw);
        return plans;
    }

    Overlay overlay() {
        return overlay;
    }

    PlateOverlay plate() {
        return plate;
    }

    private void draw(Order order) {
        switch (order) {
            case Marching march -> march(march);
            case Guide guide -> guide(guide);
            case Gathering gathering -> gather(gathering);
            case Explore explore -> explore.hexes().forEach(hex -> sign(hex, Glyph.EYE, "spyglass", "explores"));
            case Enlisting enlisting -> enlisting.levies().forEach(levy -> levy(enlisting.settlement(), levy));
            case Founding founding ->
                sign(founding.hex(), Pieces.glyph(founding.kind()), Icons.of(founding.kind()), "founds");
            case Fight fight -> sign(fight.hex(), Glyph.SWORDS, Icons.CLASH, "fights");
            case Banquet banquet -> sign(banquet.hex(), Glyph.HEART, "wine-glass", "feasts");
            default -> {
                // It happens nowhere on the map.
            }
        }
    }

    private void march(Marching march) {
        boolean independents = march instanceof IndMove;
        for (Leg leg : march.legs()) {
            arrow(march.origin(), leg.destination(), independents ? Ink.NEUTRAL : own, "moves");
            plate.march(
                    board.centre(march.origin()),
                    board.centre(leg.destination()),
                    independents ? Plate.NOBODY : seat,
                    OptionalInt.of(leg.units().colonists() + leg.units().armies()),
                    shortly("moves"));
        }
    }

    private void guide(Guide guide) {
        arrow(kaixiflan, guide.destination(), Ink.CALM, "guides");
        plate.march(
                board.centre(kaixiflan),
                board.centre(guide.destination()),
                Plate.NOBODY,
                OptionalInt.empty(),
                shortly("guides"));
    }

    private void arrow(Hex from, Hex to, Ink ink, String key) {
        overlay.link(new Link(way(from, to), ink, MARCH, false, true), meaning(key));
    }

    private void gather(Gathering gathering) {
        for (Hex source : gathering.sources()) {
            overlay.link(new Link(way(source, gathering.hex()), own, CART, true, true), meaning("carries"));
            if (!source.equals(gathering.hex())) {
                plate.sign(board.centre(source), "sickle", shortly("carries"));
            }
        }
        sign(gathering.hex(), Glyph.GRAIN, "sickle", "gathers");
    }

    private void levy(Hex settlement, Levy levy) {
        Point at = board.centre(levy.deploy().orElse(settlement));
        String units = "+" + Say.letters(levy.units());
        overlay.sign(at, Glyph.BADGE, own, units, meaning("recruits"));
        plate.sign(at, "spartan-helmet", shortly("recruits"));
        plate.letters(at, units);
    }

    private void sign(Hex hex, Glyph glyph, String icon, String key) {
        overlay.sign(board.centre(hex), glyph, own, "", meaning(key));
        plate.sign(board.centre(hex), icon, shortly(key));
    }

    /** The same where there is little room. */
    private static Message shortly(String key) {
        return Message.of("scene.plan." + key);
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
