package heraldo.rules.kernel;

import java.util.List;

/**
 * The fame table: one row for each side, best first.
 *
 * @param columns keys of the columns after the side's name, which stands in front; the words are {@code standings.<key>} in the bundles
 * @param rows one for each side, sorted as the ruleset ranks them
 * @param provisional whether the game is still on
 */
public record Standings(List<String> columns, List<Row> rows, boolean provisional) {

    public Standings {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /**
     * One side's row.
     *
     * @param cells what stands in each column: an {@link Integer}, a {@link String} or a {@link Message}
     * @param total the number that ranks the row
     */
    public record Row(Seat seat, List<Object> cells, int total) {
        public Row {
            cells = List.copyOf(cells);
        }
    }
}
