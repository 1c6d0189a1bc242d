package heraldo.rules.board;

import java.util.ArrayList;
import java.util.List;

/**
 * The layout of hexes on a drawing, in whole units: x to the right, y downward, the hex (0, 0) around the origin.
 *
 * @param side length of a side of a hex, in units; even numbers draw best
 * @param lie the orientation of the hexes
 */
public record HexLayout(int side, Lie lie) {

    /** A point of the drawing. */
    public record Spot(int x, int y) {}

    /** The two ways a hex can lie; each names the six corners in half sides across the points and apothems along them. */
    public enum Lie {
        /** Straight columns; the first side of {@link Direction} is on top. */
        FLAT(new int[][] {{-1, -1}, {1, -1}, {2, 0}, {1, 1}, {-1, 1}, {-2, 0}}),
        /** Straight rows; the first side of {@link Direction} is the upper left one. */
        POINTED(new int[][] {{-1, -1}, {-2, 0}, {-1, 1}, {1, 1}, {2, 0}, {1, -1}});

        private final int[][] corners;

        Lie(int[][] corners) {
            this.corners = corners;
        }
    }

    /** Hexes in straight columns. */
    public static HexLayout flat(int side) {
        return new HexLayout(side, Lie.FLAT);
    }

    /** Hexes in straight rows. */
    public static HexLayout pointed(int side) {
        return new HexLayout(side, Lie.POINTED);
    }

    /** From the middle of a hex to that of a side: side · √3 / 2, rounded. */
    public int apothem() {
        return (side * 866 + 500) / 1000;
    }

    public Spot centre(Hex hex) {
        return lie == Lie.FLAT ? spot(3 * hex.q(), 2 * hex.r() + hex.q()) : spot(3 * hex.r(), 2 * hex.q() + hex.r());
    }

    /** The six corners, clockwise: side i of {@link Direction} lies between corner i and corner i + 1. */
    public List<Spot> corners(Hex hex) {
        Spot centre = centre(hex);
        List<Spot> corners = new ArrayList<>(6);
        for (int[] corner : lie.corners) {
            Spot from = spot(corner[0], corner[1]);
            corners.add(new Spot(centre.x() + from.x(), centre.y() + from.y()));
        }
        return corners;
    }

    /** So many half sides in the direction of the points, and so many apothems across it. */
    private Spot spot(int halfSides, int apothems) {
        int along = halfSides * side / 2;
        int across = apothems * apothem();
        return lie == Lie.FLAT ? new Spot(along, across) : new Spot(across, along);
    }
}
