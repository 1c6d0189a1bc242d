package heraldo.rules.ruleset.cathay.chart;

import java.util.List;

/**
 * The table {@code board.yaml}: what a board is made of (Y1, Y2).
 *
 * @param terrain one code for each tile, {@code -} for the desert, in the order in which they are shuffled
 * @param numbers one chip for each tile that is no desert, in the order in which they are shuffled
 */
public record BoardTable(List<String> terrain, List<Integer> numbers) {
    public BoardTable {
        terrain = List.copyOf(terrain);
        numbers = List.copyOf(numbers);
        long deserts = terrain.stream().filter("-"::equals).count();
        if (terrain.size() != Net.HEXES || deserts != 1 || numbers.size() != Net.HEXES - 1) {
            throw new IllegalArgumentException(
                    "a board has " + Net.HEXES + " tiles, one of them desert, and a number for each other");
        }
    }
}
