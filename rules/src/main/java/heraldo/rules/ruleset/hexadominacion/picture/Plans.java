package heraldo.rules.ruleset.hexadominacion.picture;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.order.Attack;
import heraldo.rules.ruleset.hexadominacion.order.Build;
import heraldo.rules.ruleset.hexadominacion.order.Buy;
import heraldo.rules.ruleset.hexadominacion.order.Cede;
import heraldo.rules.ruleset.hexadominacion.order.Dismiss;
import heraldo.rules.ruleset.hexadominacion.order.Grant;
import heraldo.rules.ruleset.hexadominacion.order.Move;
import heraldo.rules.ruleset.hexadominacion.order.MoveCapital;
import heraldo.rules.ruleset.hexadominacion.order.Origin;
import heraldo.rules.ruleset.hexadominacion.order.Recruit;
import heraldo.rules.ruleset.hexadominacion.order.Sell;
import heraldo.rules.ruleset.hexadominacion.order.Surrender;
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
final class Plans {

    private static final String FLAG = "knight-banner";
    private static final int ATTACK = 8;
    private static final int MOVE = 4;
    private static final int PLATE = 20;
    private static final int ASIDE = 20;
    private static final int SIGN = 24;

    /** Beside the name of the hex, then in its corners. */
    private static final List<Point> PLACES =
            List.of(new Point(-30, -34), new Point(30, -34), new Point(-36, 20), new Point(36, 20));

    /** How far from the middles of the hexes an arrow begins and ends, and its soldiers stand. */
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

    private Plans(Seat seat) {
        this.own = Ink.seat(seat.number());
        this.seat = seat.number();
    }

    static Plans of(Seat seat, OrderSheet sheet) {
        Plans plans = new Plans(seat);
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
            case Attack attack -> attack(attack);
            case Move move -> march(move.from(), move.to(), move.soldiers(), MOVE);
            case Build build -> sign(build.hex(), Glyph.GEAR, own, "flat-hammer", "builds");
            case Recruit recruit -> troops(recruit.hex(), "+" + recruit.soldiers());
            case Dismiss dismiss -> troops(dismiss.hex(), "−" + dismiss.soldiers());
            case MoveCapital capital -> sign(capital.hex(), Glyph.STAR, own, "queen-crown", "new-capital");
            case Cede cede -> flag(cede.hex(), cede.to());
            case Sell sale -> flag(sale.hex(), sale.to());
            case Buy purchase -> sign(purchase.hex(), Glyph.FLAG, own, FLAG, "changes-hands");
            case Surrender surrender -> surrender.grants().forEach(this::grant);
            default -> {
                // It happens nowhere on the map.
            }
        }
    }

    private void attack(Attack attack) {
        for (Origin origin : attack.origins()) {
            march(origin.hex(), attack.target(), origin.soldiers(), ATTACK);
        }
        sign(attack.target(), Glyph.SWORDS, own, "crossed-swords", "attacks");
    }

    private void troops(int hex, String change) {
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

    private void grant(Grant grant) {
        flag(grant.hex(), grant.to());
    }

    private void flag(int hex, Seat to) {
        sign(hex, Glyph.FLAG, Ink.seat(to.number()), FLAG, "changes-hands");
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
