package heraldo.rules.ruleset.cathay.chart;

import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Resource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The nineteen tiles of a game. Stored as text, {@code A=A9 B=P8 … E=- …}; what is often asked of it is worked out once.
 */
public final class Board {

    private static final int SUMS = 13;

    private final List<Tile> tiles;
    private final int[][] hexesOf = new int[SUMS][];
    private final int[] pips = new int[Net.CORNERS + 1];
    private final int[] kinds = new int[Net.CORNERS + 1];
    private final Goods[] yields = new Goods[Net.CORNERS + 1];

    /**
     * A board.
     *
     * @param tiles from A to S
     */
    public Board(List<Tile> tiles) {
        this.tiles = List.copyOf(tiles);
        if (this.tiles.size() != Net.HEXES) {
            throw new IllegalArgumentException("a board has " + Net.HEXES + " tiles, not " + this.tiles.size());
        }
        for (int sum = 0; sum < SUMS; sum++) {
            int number = sum;
            hexesOf[sum] = IntStream.range(0, Net.HEXES)
                    .filter(hex -> !tile(hex).desert() && tile(hex).number() == number)
                    .toArray();
        }
        for (int corner = 1; corner <= Net.CORNERS; corner++) {
            survey(corner);
        }
    }

    private void survey(int corner) {
        Goods goods = Goods.NONE;
        for (int hex : Net.hexesAt(corner)) {
            Tile tile = tile(hex);
            pips[corner] += tile.pips();
            goods = tile.resource().isPresent() ? goods.plus(tile.resource().get(), 1) : goods;
        }
        yields[corner] = goods;
        Goods there = goods;
        kinds[corner] =
                (int) Resource.ALL.stream().filter(each -> there.get(each) > 0).count();
    }

    /**
     * Reads {@code A=A9 B=P8 …}: all hexes, in any order.
     *
     * @throws IllegalArgumentException if a hex is missing, unknown or twice there
     */
    public static Board of(String text) {
        Tile[] tiles = new Tile[Net.HEXES];
        for (String word : text.strip().split("\\s+", -1)) {
            String[] pair = word.split("=", -1);
            Optional<Integer> hex = Net.hex(pair[0]);
            if (pair.length != 2 || hex.isEmpty() || tiles[hex.get()] != null) {
                throw new IllegalArgumentException(word + " is no hex of a board, or stands there twice");
            }
            tiles[hex.get()] = Tile.of(pair[1]);
        }
        if (Arrays.asList(tiles).contains(null)) {
            throw new IllegalArgumentException("a board needs all hexes from A to S");
        }
        return new Board(new ArrayList<>(Arrays.asList(tiles)));
    }

    /** From A to S. */
    public List<Tile> tiles() {
        return tiles;
    }

    public Tile tile(int hex) {
        return tiles.get(hex);
    }

    /** The hexes with a number on their chip, ascending. Not to be changed. */
    public int[] hexesOf(int number) {
        return hexesOf[number];
    }

    /** The desert, where the robber starts (Y3). */
    public int desert() {
        return IntStream.range(0, Net.HEXES)
                .filter(hex -> tile(hex).desert())
                .findFirst()
                .orElse(0);
    }

    /** The pips of all hexes at a corner (Y53). */
    public int pips(int corner) {
        return pips[corner];
    }

    /** Returns the number of different resources that the hexes at a corner yield. */
    public int kinds(int corner) {
        return kinds[corner];
    }

    /** One card for each hex at a corner that is no desert (Y10). */
    public Goods harvest(int corner) {
        return yields[corner];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board board && tiles.equals(board.tiles);
    }

    @Override
    public int hashCode() {
        return tiles.hashCode();
    }

    @Override
    public String toString() {
        return IntStream.range(0, Net.HEXES)
                .mapToObj(hex -> Net.hexName(hex) + "=" + tile(hex))
                .collect(Collectors.joining(" "));
    }
}
