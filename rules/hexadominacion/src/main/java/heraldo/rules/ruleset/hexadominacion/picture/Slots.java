package heraldo.rules.ruleset.hexadominacion.picture;

import heraldo.rules.ruleset.hexadominacion.sketch.Sheet;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Industry;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Arrow;
import heraldo.rules.scene.Plate.Piece;
import heraldo.rules.scene.Plate.Shape;
import heraldo.rules.scene.Point;
import java.util.ArrayList;
import java.util.List;

/**
 * The places of a hex on the plate: its name on top, what it is in the middle, its level below that, its soldiers at the
 * bottom. Soldiers make room for an arrow that crosses the lower sides of their hex; a capital's level stands beside it.
 */
final class Slots {

    static final int TAG = 9;
    static final int TAG_Y = -37;
    private static final int TAG_ASIDE = -33;
    private static final int TAG_ASIDE_Y = -10;
    private static final int ICON = 32;
    private static final int ICON_Y = -9;
    private static final int CREST = 37;
    private static final int CREST_Y = -10;
    private static final int DOT = 6;
    private static final int ROW_Y = 12;
    private static final int COLUMN_X = 35;
    private static final int SOLDIERS = 23;
    private static final int SOLDIERS_Y = 29;
    private static final int SLIDE = 19;

    private final World world;
    private final List<Arrow> arrows;

    Slots(World world, List<Arrow> arrows) {
        this.world = world;
        this.arrows = arrows;
    }

    List<Piece> pieces() {
        List<Piece> pieces = new ArrayList<>();
        Board.HEXES.forEach(hex -> stand(hex, pieces));
        return pieces;
    }

    private void stand(int hex, List<Piece> pieces) {
        Tile tile = world.tile(hex);
        Point middle = Sheet.centre(hex);
        String level = Integer.toString(tile.level());
        if (capital(world, hex)) {
            pieces.add(new Piece(Shape.CAPITAL, middle.plus(0, CREST_Y), CREST, tile.owner(), ""));
            pieces.add(new Piece(Shape.COLUMN, middle.plus(COLUMN_X, CREST_Y), DOT, tile.owner(), level));
        } else {
            pieces.add(new Piece(Shape.ICON, middle.plus(0, ICON_Y), ICON, tile.owner(), icon(tile.industry())));
            pieces.add(new Piece(Shape.ROW, middle.plus(0, ROW_Y), DOT, tile.owner(), level));
        }
        if (tile.soldiers() > 0) {
            Point at = middle.plus(slide(middle), SOLDIERS_Y);
            pieces.add(new Piece(Shape.SOLDIERS, at, SOLDIERS, tile.owner(), Integer.toString(tile.soldiers())));
        }
    }

    /** Returns the offset of soldiers to the side, away from the arrows that cross the lower sides of their hex. */
    private int slide(Point middle) {
        int slide = 0;
        for (Arrow arrow : arrows) {
            Point other = arrow.from().equals(middle) ? arrow.to() : arrow.from();
            boolean touches = arrow.from().equals(middle) || arrow.to().equals(middle);
            if (touches && other.y() > middle.y()) {
                slide += other.x() < middle.x() ? SLIDE : -SLIDE;
            }
        }
        return Math.clamp(slide, -SLIDE, SLIDE);
    }

    static boolean capital(World world, int hex) {
        Tile tile = world.tile(hex);
        return !tile.neutral() && world.realms().get(tile.owner() - 1).capital() == hex;
    }

    /** The name of a hex beside the crest of a capital. */
    static Plate.Tag aside(Plate.Tag tag, Point middle) {
        return new Plate.Tag(tag.text(), middle.plus(TAG_ASIDE, TAG_ASIDE_Y), tag.size() - 2);
    }

    /** The icon of an industry: a row of {@code icons.yaml}. */
    static String icon(Industry industry) {
        return switch (industry) {
            case WHEAT -> "wheat";
            case WOOD -> "pine-tree";
            case METAL -> "anvil";
            case STONE -> "rock";
            case CITY -> "white-tower";
        };
    }
}
