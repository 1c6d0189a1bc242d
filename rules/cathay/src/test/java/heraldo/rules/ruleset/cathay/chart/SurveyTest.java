package heraldo.rules.ruleset.cathay.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.ruleset.cathay.Table;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boards: what is on them, how they are numbered, how they are drawn (§8). */
class SurveyTest {

    private static final int BOARDS = 200;

    private final BoardTable table = Table.FOLDER.table("board.yaml", BoardTable.class);

    private Board board(long seed, boolean redSpread) {
        return new Survey(table, Table.setupDice(seed)).board(redSpread);
    }

    @Test
    void everyBoardHasTheTilesAndNumbersOfTheRulebook() {
        List<String> terrain = table.terrain().stream().sorted().toList();
        List<Integer> numbers = table.numbers().stream().sorted().toList();
        LongStream.range(0, BOARDS).mapToObj(seed -> board(seed, true)).forEach(board -> {
            assertEquals(
                    terrain,
                    board.tiles().stream()
                            .map(tile -> tile.resource().map(each -> each.id()).orElse("-"))
                            .sorted()
                            .toList());
            assertEquals(
                    numbers,
                    board.tiles().stream()
                            .filter(tile -> !tile.desert())
                            .map(Tile::number)
                            .sorted()
                            .toList());
            assertTrue(board.tile(board.desert()).desert());
            assertFalse(Survey.redsTouch(board.tiles()), board::toString);
        });
    }

    @Test
    void redNumbersMayTouchWhereTheGameSaysSo() {
        assertTrue(LongStream.range(0, BOARDS)
                .mapToObj(seed -> board(seed, false).tiles())
                .anyMatch(Survey::redsTouch));
    }

    @Test
    void theSameSeedGivesTheSameBoard() {
        assertEquals(board(7, true), board(7, true));
        assertNotEquals(board(7, true), board(8, true));
    }

    @Test
    void aBoardIsReadBackAsItIsWritten() {
        assertEquals(board(7, true), Board.of(board(7, true).toString()));
    }

    @Test
    void theNetHasSeventyTwoEdgesAndEveryCornerItsNeighbours() {
        assertEquals(
                Net.EDGES,
                IntStream.range(0, Net.EDGES).filter(edge -> Net.low(edge) > 0).count());
        int ends = IntStream.rangeClosed(1, Net.CORNERS)
                .map(corner -> Net.neighbours(corner).length)
                .sum();
        assertEquals(2 * Net.EDGES, ends);
        assertEquals(
                List.of("1-4", "1-5", "2-5"),
                IntStream.range(0, 3).mapToObj(Net::edgeName).toList());
    }

    @ParameterizedTest
    @CsvSource({
        "A, 1 5 9 13 8 4, B D E", "E, 9 14 19 24 18 13, A B D F I J", "G, 11 16 21 26 20 15, C F K L",
        "H, 17 23 29 34 28 22, D I M", "J, 19 25 31 36 30 24, E F I K N O", "P, 32 38 43 47 42 37, K L O S",
        "S, 42 47 51 54 50 46, O P R"
    })
    void cornersAndNeighboursOfHexesAreThoseOfTheTable(String name, String corners, String beside) {
        int hex = Net.hex(name).orElseThrow();
        assertEquals(
                corners,
                join(IntStream.of(Net.cornersOf(hex)).mapToObj(String::valueOf).toList()));
        assertEquals(
                beside,
                join(IntStream.range(0, Net.HEXES)
                        .filter(other -> Net.distance(hex, other) == 1)
                        .boxed()
                        .sorted(Comparator.naturalOrder())
                        .map(Net::hexName)
                        .toList()));
    }

    private static String join(List<String> words) {
        return String.join(" ", words);
    }
}
