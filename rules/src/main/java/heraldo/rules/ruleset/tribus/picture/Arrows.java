package heraldo.rules.ruleset.tribus.picture;

import heraldo.rules.ruleset.tribus.state.Stride;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Link;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Token;
import heraldo.rules.scene.Token.Glyph;
import java.util.List;

/** What the last tribe did: thin arrows for moves, thick ones for attacks, broken with a shield where they were beaten off. */
final class Arrows {

    private static final int MOVE = 4;
    private static final int ATTACK = 8;
    private static final int SHIELD = 26;

    /** Where an arrow begins and ends, in hundredths of the way between the tiles. */
    private static final int BEGIN = 22;

    private static final int END = 72;

    /** How far an arrow keeps to its right, so that one that comes the other way is seen as well. */
    private static final int ASIDE = 12;

    private final Sheet sheet;
    private final World world;

    Arrows(Sheet sheet, World world) {
        this.sheet = sheet;
        this.world = world;
    }

    List<Link> links() {
        return world.strides().stream().map(this::link).toList();
    }

    private Link link(Stride stride) {
        List<Point> points = List.of(at(stride, BEGIN), at(stride, END));
        int width = stride.attack() ? ATTACK : MOVE;
        return new Link(points, Ink.seat(stride.tribe()), width, stride.kind() == Stride.Kind.LOST, true);
    }

    List<Token> shields() {
        return world.strides().stream()
                .filter(stride -> stride.kind() == Stride.Kind.LOST)
                .map(stride -> new Token(Glyph.SHIELD, at(stride, END + 4), SHIELD, Ink.ALERT, ""))
                .toList();
    }

    private Point at(Stride stride, int way) {
        return sheet.along(stride.from(), stride.to(), way, ASIDE);
    }
}
