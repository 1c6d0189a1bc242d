package heraldo.rules.scene;

import heraldo.rules.kernel.Message;
import java.util.List;
import java.util.Optional;

/**
 * A table to be drawn or written.
 *
 * @param headers one for each column; numbers below them are right-aligned
 */
public record Table(Message title, List<Message> headers, List<Row> rows) {
    public Table {
        headers = List.copyOf(headers);
        rows = List.copyOf(rows);
    }

    /**
     * One row.
     *
     * @param mark the ink of the side it speaks of
     * @param cells an {@link Integer}, a {@link String} or a {@link Message} for each column
     */
    public record Row(Optional<Ink> mark, List<Object> cells) {
        public Row {
            cells = List.copyOf(cells);
        }
    }
}
