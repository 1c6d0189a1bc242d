package heraldo.rules.board;

import java.util.Optional;

/**
 * Names of hexes on a board of straight columns: a letter for the column (A is q = 0) and a number for the row in it,
 * from 1. Every second column (B, D, F …) sits half a hex lower.
 */
public final class OddQ {

    private OddQ() {}

    /** The hex of a column and a row, both from 0. */
    public static Hex at(int column, int row) {
        return new Hex(column, row - (column >> 1));
    }

    /** Returns the row of a hex in its column, from 0. */
    public static int row(Hex hex) {
        return hex.r() + (hex.q() >> 1);
    }

    /** Returns the name of a hex, e.g. {@code G5}. */
    public static String name(Hex hex) {
        return new HexName(hex.q(), row(hex) + 1).toString();
    }

    /**
     * The hex of that name.
     *
     * @throws IllegalArgumentException if it is not a letter and a number
     */
    public static Hex hex(String name) {
        return find(name).orElseThrow(() -> new IllegalArgumentException("not a hex: " + name));
    }

    /** The hex of that name, if it is a letter and a number of one or two digits. */
    public static Optional<Hex> find(String name) {
        return HexName.typed(name).map(found -> at(found.line(), found.place() - 1));
    }
}
