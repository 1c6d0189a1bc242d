package heraldo.rules.ruleset.cathay.chart;

import heraldo.rules.chance.Dice;
import heraldo.rules.ruleset.cathay.book.Resource;
import java.util.ArrayList;
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
        Board board = numbered(terrain, 0);
        for (int attempt = 1; redSpread && redsTouch(board) && attempt <= LAST_ATTEMPT; attempt++) {
            board = numbered(terrain, attempt);
        }
        return board;
    }

    private Board numbered(List<String> terrain, int attempt) {
        List<Integer> numbers = new ArrayList<>(shuffled(table.numbers(), "number|" + attempt + "|"));
        List<Tile> tiles = new ArrayList<>();
        for (String code : terrain) {
            tiles.add(code.equals("-") ? Tile.DESERT : Tile.of(Resource.of(code.charAt(0)), numbers.removeFirst()));
        }
        return new Board(tiles);
    }

    private <T> List<T> shuffled(List<T> items, String label) {
        List<Integer> places = IntStream.range(0, items.size()).boxed().toList();
        return dice.shuffle(places, place -> label + place).stream()
                .map(items::get)
                .toList();
    }

    /** Whether two hexes beside each other carry a 6 or an 8. */
    static boolean redsTouch(Board board) {
        return IntStream.range(0, Net.HEXES)
                .anyMatch(hex -> IntStream.range(0, hex)
                        .anyMatch(other -> Net.distance(hex, other) == 1
                                && board.tile(hex).red()
                                && board.tile(other).red()));
    }
}
