package heraldo.bot.render;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Standings;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Table;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The fame table as cells in words; the column that ranks the sides is in bold. */
final class FameTable {

    private FameTable() {}

    static Grid grid(Standings standings, Wording wording) {
        Message title = Message.of(standings.provisional() ? "render.fame.provisional" : "render.fame.final");
        List<Message> headers = standings.columns().stream()
                .map(column -> Message.of("standings." + column))
                .toList();
        List<Table.Row> rows = standings.rows().stream()
                .map(row -> new Table.Row(Optional.of(Ink.seat(row.seat().number())), row.cells()))
                .toList();
        Grid grid = Grid.of(new Table(title, headers, rows), wording);
        return IntStream.range(0, headers.size())
                .filter(column -> ranks(standings, column))
                .boxed()
                .reduce((first, second) -> second)
                .map(grid::strengthened)
                .orElse(grid);
    }

    private static boolean ranks(Standings standings, int column) {
        return standings.rows().stream().allMatch(row -> row.cells().get(column).equals(row.total()));
    }
}
