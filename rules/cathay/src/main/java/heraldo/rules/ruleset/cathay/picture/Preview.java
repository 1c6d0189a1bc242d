package heraldo.rules.ruleset.cathay.picture;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.ruleset.cathay.law.Links;
import heraldo.rules.ruleset.cathay.law.Sites;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.turn.Command;
import heraldo.rules.ruleset.cathay.turn.Sketch;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Link;
import heraldo.rules.scene.Overlay;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.Token;
import heraldo.rules.scene.Token.Glyph;
import java.util.List;

/**
 * The board for one seat's eyes: where it may build after its lines, whatever it costs, and what its lines or its plan say.
 *
 * @param after the position after the lines, as far as they can be carried out now
 */
public record Preview(Position position, Position after, Seat seat) {

    private static final int SIGN = 22;
    private static final int THIN = 5;
    private static final int THICK = 9;
    private static final int RING = 33;
    private static final int WAY = 30;
    private static final List<Point> PLACES = List.of(new Point(0, 0), new Point(24, 0), new Point(-24, 0));
    private static final Ink OPEN = new Ink("open");

    public Scene scene(List<Command> lines, Standings standings) {
        Overlay overlay = new Overlay(SIGN, PLACES);
        roads(overlay);
        sites(overlay);
        Sketch sketch = new Plans(overlay, position, seat);
        lines.forEach(line -> line.draw(sketch));
        return overlay.over(
                        new BoardScene(position).scene(),
                        Message.of("scene.preview", "turn", BoardScene.turn(position)),
                        Message.of("scene.legend.plans"),
                        new AltText(position).preview(openCorners(), Links.open(after, seat), lines.size()))
                .on(new IslandPlate(position, after, standings).planned(openCorners(), Links.open(after, seat)));
    }

    private boolean placing() {
        return (position.round().first() && position.side(seat).buildings().none())
                || (position.mayRise() && position.active().equals(seat));
    }

    private long linked() {
        return placing() ? -1 : Links.linked(after, seat).bits();
    }

    private Corners openCorners() {
        return new Corners(Sites.all(after, seat).bits() & linked());
    }

    private void roads(Overlay overlay) {
        Links.open(after, seat).stream()
                .forEach(
                        edge -> overlay.link(new Link(Plane.bar(edge), OPEN, THIN, true, false), meaning("open-road")));
    }

    private void sites(Overlay overlay) {
        openCorners().stream()
                .forEach(corner -> overlay.token(
                        new Token(Glyph.HALO, Plane.corner(corner), RING, OPEN, ""), meaning("open-site")));
    }

    /** The sketch of a seat's lines on the board. */
    private record Plans(Overlay overlay, Position position, Seat seat) implements Sketch {

        @Override
        public void road(int edge) {
            Link bar = new Link(Plane.bar(edge), Ink.seat(seat.number()), THICK, true, false);
            overlay.link(bar, meaning("paves"));
        }

        /** Draws a sign away from the tags of soldiers. */
        @Override
        public void sign(int corner, Glyph glyph, String key) {
            Point at = Plane.inward(corner, new Camps(position).none(corner) ? WAY : -WAY);
            overlay.sign(at, glyph, Ink.seat(seat.number()), "", meaning(key));
        }
    }

    private static Message meaning(String key) {
        return Message.of("scene.legend." + key);
    }
}
