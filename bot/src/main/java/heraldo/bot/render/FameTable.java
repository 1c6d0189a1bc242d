package heraldo.bot.render;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Standings;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The fame table as cells in words; the column that ranks the sides is in bold. */
final class FameTable {

    private FameTable() {}

    static Grid grid(Standings standings, Wording wording) {
        Message title = Message.of(standings.provisional() ? "render.fame.provisional" : "render.fame.final");
        List<Message> headers = Stream.concat(
                        Stream.of("render.fame.side"),
                        standings.columns().stream().map(column -> "standings." + column))
                .map(Message::of)
                .toList();
        List<Table.Row> rows = standings.rows().stream().map(FameTable::row).toList();
        Grid grid = Grid.of(new Table(title, headers, rows), wording);
        return IntStream.range(0, standings.columns().size())
                .filter(column -> ranks(standings, column))
                .boxed()
                .reduce((first, second) -> second)
                .map(column -> grid.strengthened(column + 1))
                .orElse(grid);
    }

    /** The side's name stands in front. */
    private static Table.Row row(Standings.Row row) {
        List<Object> cells = new ArrayList<>(row.cells());
        cells.add(0, Message.of("render.fame.name", "side", row.seat()));
        return new Table.Row(Optional.of(Ink.seat(row.seat().number())), cells);
    }

    private static boolean ranks(Standings standings, int column) {
        return standings.rows().stream().allMatch(row -> row.cells().get(column).equals(row.total()));
    }
}
