package heraldo.rules.ruleset.hexadominacion.picture;

import heraldo.rules.ruleset.hexadominacion.sketch.Sheet;
import heraldo.rules.ruleset.hexadominacion.state.Strike;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Link;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Token;
import heraldo.rules.scene.Token.Glyph;
import java.util.ArrayList;
import java.util.List;

/** The attacks of the last round: an arrow over the side between the two hexes; a shield on it where it was beaten off. */
final class Arrows {

    private static final int WIDTH = 8;
    private static final int SHIELD = 26;

    /** Begin and end of an arrow, in hundredths of the way between the hexes. */
    private static final int BEGIN = 30;

    private static final int END = 60;
    private static final int WHOLE = 100;

    /** Offset of an arrow to its right, in hundredths of the way, so that one in the opposite direction stays visible. */
    private static final int ASIDE = 14;

    private final World world;

    Arrows(World world) {
        this.world = world;
    }

    List<Link> links() {
        List<Link> links = new ArrayList<>();
        for (Strike strike : world.past().strikes()) {
            for (int origin : strike.origins()) {
                List<Point> points =
                        List.of(along(origin, strike.target(), BEGIN), along(origin, strike.target(), END));
                links.add(new Link(points, strike.won() ? Ink.TEXT : Ink.ALERT, WIDTH, !strike.won(), true));
            }
        }
        return links;
    }

    List<Token> shields() {
        List<Token> shields = new ArrayList<>();
        world.past().strikes().stream()
                .filter(strike -> !strike.won())
                .forEach(strike -> strike.origins()
                        .forEach(origin -> shields.add(new Token(
                                Glyph.SHIELD, along(origin, strike.target(), END + 6), SHIELD, Ink.ALERT, ""))));
        return shields;
    }

    private static Point along(int from, int to, int way) {
        Point start = Sheet.centre(from);
        Point end = Sheet.centre(to);
        int dx = end.x() - start.x();
        int dy = end.y() - start.y();
        return start.plus((dx * way - dy * ASIDE) / WHOLE, (dy * way + dx * ASIDE) / WHOLE);
    }
}
