package heraldo.rules.board;

import java.util.ArrayList;
import java.util.List;

/**
 * Where flat-topped hexes lie on a drawing, in whole units: x to the right, y downward, the hex (0, 0) around the
 * origin.
 *
 * @param side half the width of a hex, in units; even numbers draw best
 */
public record FlatHexes(int side) {

    /** A point of the drawing. */
    public record Spot(int x, int y) {}

    private static final int[][] CORNERS = {{-1, -1}, {1, -1}, {2, 0}, {1, 1}, {-1, 1}, {-2, 0}};

    /** Half the height of a hex: side · √3 / 2, rounded. */
    public int halfHeight() {
        return (side * 866 + 500) / 1000;
    }

    public Spot centre(Hex hex) {
        return new Spot(hex.q() * side * 3 / 2, (2 * hex.r() + hex.q()) * halfHeight());
    }

    /**
     * The six corners, clockwise from the upper left one: side i of {@link Direction} lies between corner i and corner
     * i + 1.
     */
    public List<Spot> corners(Hex hex) {
        Spot centre = centre(hex);
        List<Spot> corners = new ArrayList<>(6);
        for (int[] corner : CORNERS) {
            corners.add(new Spot(centre.x() + corner[0] * side / 2, centre.y() + corner[1] * halfHeight()));
        }
        return corners;
    }
}
