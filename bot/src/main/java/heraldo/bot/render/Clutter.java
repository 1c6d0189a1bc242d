package heraldo.bot.render;

import heraldo.bot.render.Layout.Box;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The boxes on a map that must not lie over anything else, indexed by place in tiles of {@value #TILE} pixels. */
final class Clutter {

    private static final int TILE = 64;

    private final int side;
    private final List<List<Box>> tiles = new ArrayList<>();
    private final List<Box> all = new ArrayList<>();

    /** Nothing lies on a map of this width yet; what is beyond its edge counts to the tiles along it. */
    Clutter(double width) {
        side = (int) (width / TILE) + 1;
        for (int i = 0; i < side * side; i++) {
            tiles.add(new ArrayList<>());
        }
    }

    void add(Box box) {
        all.add(box);
        any(box.place(), tile -> !tile.add(box));
    }

    /** All of it, in the order in which it came. */
    List<Box> all() {
        return all;
    }

    /** Returns whether a place covers nothing. */
    boolean free(Rectangle2D place) {
        return !any(place, tile -> meets(tile, place));
    }

    private static boolean meets(List<Box> tile, Rectangle2D place) {
        for (Box box : tile) {
            if (box.meets(place)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a condition holds for any of the tiles that a place touches. */
    private boolean any(Rectangle2D place, Predicate<List<Box>> holds) {
        for (int row = tile(place.getMinY()); row <= tile(place.getMaxY()); row++) {
            for (int column = tile(place.getMinX()); column <= tile(place.getMaxX()); column++) {
                if (holds.test(tiles.get(row * side + column))) {
                    return true;
                }
            }
        }
        return false;
    }

    private int tile(double at) {
        return Math.clamp((long) (at / TILE), 0, side - 1);
    }
}
