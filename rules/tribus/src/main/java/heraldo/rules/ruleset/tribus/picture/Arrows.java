package heraldo.rules.ruleset.tribus.picture;

import heraldo.rules.ruleset.tribus.state.Stride;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Link;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Token;
import heraldo.rules.scene.Token.Glyph;
import java.util.List;

/** Arrows for the last tribe's turn: thin ones for moves, thick ones for attacks, broken with a shield where defenders won. */
record Arrows(Sheet sheet, World world) {

    private static final int MOVE = 5;
    private static final int ATTACK = 9;
    private static final int SHIELD = 30;

    /** Distance from the middles of the tiles at which an arrow begins and ends, clear of the pieces on the second one. */
    private static final int BEGIN = 8;

    private static final int END = 56;

    /** Offset of an arrow to its right, so that an opposite one stays visible. */
    private static final int ASIDE = 8;

    List<Link> links() {
        return world.strides().stream().map(this::link).toList();
    }

    private Link link(Stride stride) {
        List<Point> points = List.of(sheet.along(stride.from(), stride.to(), BEGIN, ASIDE), end(stride));
        int width = stride.attack() ? ATTACK : MOVE;
        return new Link(points, Ink.TEXT, width, stride.kind() == Stride.Kind.LOST, true);
    }

    List<Token> shields() {
        return world.strides().stream()
                .filter(stride -> stride.kind() == Stride.Kind.LOST)
                .map(stride -> new Token(Glyph.SHIELD, end(stride), SHIELD, Ink.ALERT, ""))
                .toList();
    }

    private Point end(Stride stride) {
        return sheet.along(stride.to(), stride.from(), END, -ASIDE);
    }
}
