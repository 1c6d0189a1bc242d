package heraldo.rules.ruleset.cathay.chart;

import heraldo.rules.chance.Dice;
import heraldo.rules.ruleset.cathay.book.Resource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Draws a board (§8.2): first the terrain, then the numbers, again and again until no two red ones touch (YR2). */
public final class Survey {

    private static final int LAST_ATTEMPT = 999;

    private final BoardTable table;
    private final Dice dice;

    public Survey(BoardTable table, Dice dice) {
        this.table = table;
        this.dice = dice;
    }

    /**
     * A board.
     *
     * @param redSpread whether hexes with 6 or 8 must lie apart
     */
    public Board board(boolean redSpread) {
        List<String> terrain = shuffled(table.terrain(), "terrain|");
        List<Tile> tiles = numbered(terrain, 0);
        for (int attempt = 1; redSpread && redsTouch(tiles) && attempt <= LAST_ATTEMPT; attempt++) {
            tiles = numbered(terrain, attempt);
        }
        return new Board(tiles);
    }

    private List<Tile> numbered(List<String> terrain, int attempt) {
        List<Integer> numbers = new ArrayList<>(shuffled(table.numbers(), "number|" + attempt + "|"));
        List<Tile> tiles = new ArrayList<>();
        for (String code : terrain) {
            tiles.add(code.equals("-") ? Tile.DESERT : Tile.of(Resource.of(code.charAt(0)), numbers.removeFirst()));
        }
        return tiles;
    }

    private <T> List<T> shuffled(List<T> items, String label) {
        List<Integer> places = IntStream.range(0, items.size()).boxed().toList();
        return dice.shuffle(places, place -> label + place).stream()
                .map(items::get)
                .toList();
    }

    /** Returns whether two adjacent hexes both carry a 6 or an 8. */
    static boolean redsTouch(List<Tile> tiles) {
        int[] reds = IntStream.range(0, Net.HEXES)
                .filter(hex -> tiles.get(hex).red())
                .toArray();
        return Arrays.stream(reds)
                .anyMatch(hex -> Arrays.stream(reds).anyMatch(other -> Net.distance(hex, other) == 1));
    }
}
