package heraldo.rules.ruleset.hexadominacion.state;

import heraldo.rules.board.Hex;
import heraldo.rules.board.HexRows;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The board (§6): 91 hexes around F6, numbered from 0 in reading order, A1 to K6. Everywhere in this game a hex is its
 * number.
 */
public final class Board {

    /** The number of hexes. */
    public static final int SIZE = 91;

    /** The number of rows of hexes, A to K. */
    public static final int ROWS = 11;

    /** No hex. */
    public static final int NOWHERE = -1;

    /** Every hex, in reading order. */
    public static final List<Integer> HEXES = IntStream.range(0, SIZE).boxed().toList();

    private static final int RADIUS = 5;
    private static final HexRows GRID = new HexRows(RADIUS);
    private static final Hex[] PLACES = places();
    private static final int[][] NUMBERS = numbers();
    private static final String[] NAMES = names();
    private static final int[][] NEIGHBOURS = neighbours();

    private Board() {}

    private static Hex[] places() {
        List<Hex> places = new ArrayList<>(SIZE);
        for (int r = -RADIUS; r <= RADIUS; r++) {
            for (int q = GRID.first(r); q <= GRID.last(r); q++) {
                places.add(new Hex(q, r));
            }
        }
        return places.toArray(Hex[]::new);
    }

    private static int[][] numbers() {
        int[][] numbers = new int[ROWS][ROWS];
        Arrays.stream(numbers).forEach(row -> Arrays.fill(row, NOWHERE));
        for (int i = 0; i < SIZE; i++) {
            numbers[PLACES[i].r() + RADIUS][PLACES[i].q() + RADIUS] = i;
        }
        return numbers;
    }

    private static String[] names() {
        return Arrays.stream(PLACES).map(GRID::name).toArray(String[]::new);
    }

    private static int[][] neighbours() {
        return Arrays.stream(PLACES)
                .map(place -> place.neighbours().stream()
                        .mapToInt(Board::number)
                        .filter(number -> number != NOWHERE)
                        .sorted()
                        .toArray())
                .toArray(int[][]::new);
    }

    /** Returns the coordinates of a hex, the middle of the board at (0, 0). */
    public static Hex place(int hex) {
        return PLACES[hex];
    }

    /** The hex of a place; {@link #NOWHERE} if it is not on the board. */
    public static int number(Hex place) {
        int row = place.r() + RADIUS;
        int column = place.q() + RADIUS;
        boolean inside = row >= 0 && row < ROWS && column >= 0 && column < ROWS;
        return inside ? NUMBERS[row][column] : NOWHERE;
    }

    /** Returns the name of a hex on the map, {@code A1} to {@code K6}. */
    public static String name(int hex) {
        return NAMES[hex];
    }

    /** The hex of a name as {@link #name} writes it. */
    public static OptionalInt find(String name) {
        return IntStream.range(0, SIZE).filter(hex -> NAMES[hex].equals(name)).findFirst();
    }

    /**
     * The hex of a name as {@link #name} writes it.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static int hex(String name) {
        return find(name).orElseThrow(() -> new IllegalArgumentException(name + " is not on the board; A1 to K6 are"));
    }

    /** Returns the number of hexes that touch this one. */
    public static int sides(int hex) {
        return NEIGHBOURS[hex].length;
    }

    /** One of the hexes that touch this one, in reading order, from 0. */
    public static int neighbour(int hex, int side) {
        return NEIGHBOURS[hex][side];
    }

    /** The hexes that touch this one, in reading order. */
    public static IntStream neighbours(int hex) {
        return Arrays.stream(NEIGHBOURS[hex]);
    }

    public static boolean adjacent(int one, int other) {
        return PLACES[one].distance(PLACES[other]) == 1;
    }

    public static int distance(int one, int other) {
        return PLACES[one].distance(PLACES[other]);
    }
}
