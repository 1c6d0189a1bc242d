package heraldo.rules.board;

/**
 * Names of hexes on a board that is itself a hexagon in straight rows, its middle at (0, 0): a letter for the row, A on top,
 * and a number for the place in it from the left, from 1.
 *
 * @param radius how many steps it is from the middle to the rim
 */
public record HexRows(int radius) {

    /** Returns the name of a hex, e.g. {@code G7}. */
    public String name(Hex hex) {
        return new HexName(hex.r() + radius, hex.q() - first(hex.r()) + 1).toString();
    }

    /** The hex of a name, which may lie beside the board. */
    public Hex at(HexName name) {
        int r = name.line() - radius;
        return new Hex(name.place() - 1 + first(r), r);
    }

    /** The q of the first hex of a row. */
    public int first(int r) {
        return Math.max(-radius, -radius - r);
    }

    /** The q of the last hex of a row. */
    public int last(int r) {
        return Math.min(radius, radius - r);
    }
}
