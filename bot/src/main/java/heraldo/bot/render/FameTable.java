package heraldo.bot.render;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Standings;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Table;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The fame table as cells in words; the column that ranks the sides is in bold. */
final class FameTable {

    private FameTable() {}

    /** The table under its short headings, where the ruleset has some; what ranks the sides stands beside their names. */
    static Grid brief(Standings all, Wording wording) {
        Standings standings = without(all, idle(all));
        Grid grid = Grid.of(table(standings, column -> heading(column, wording)), wording);
        return ranking(standings).map(grid::promoted).orElse(grid);
    }

    /** The columns in which everybody has nothing, but for the one that ranks the sides. */
    static List<String> idle(Standings standings) {
        Optional<Integer> ranking = ranking(standings);
        return IntStream.range(0, standings.columns().size())
                .filter(column -> !ranking.equals(Optional.of(column + 1)))
                .filter(column -> !standings.rows().isEmpty()
                        && standings.rows().stream()
                                .allMatch(row -> blank(row.cells().get(column))))
                .mapToObj(standings.columns()::get)
                .toList();
    }

    private static boolean blank(Object cell) {
        return cell.equals(0) || cell.equals("") || (cell instanceof Collection<?> several && several.isEmpty());
    }

    private static Standings without(Standings standings, List<String> columns) {
        List<Integer> kept = IntStream.range(0, standings.columns().size())
                .filter(column -> !columns.contains(standings.columns().get(column)))
                .boxed()
                .toList();
        return new Standings(
                        kept.stream().map(standings.columns()::get).toList(),
                        standings.rows().stream()
                                .map(row -> new Standings.Row(
                                        row.seat(),
                                        kept.stream().map(row.cells()::get).toList(),
                                        row.total()))
                                .toList(),
                        standings.provisional())
                .withOut(standings.out()::contains);
    }

    /** Lists the short headings with the full ones that they abbreviate, where the two differ. */
    static List<FameText.Heading> headings(Standings all, Wording wording) {
        return without(all, idle(all)).columns().stream()
                .map(column -> new FameText.Heading(
                        wording.say(Message.of(heading(column, wording))),
                        wording.say(Message.of("standings." + column))))
                .filter(heading -> !heading.brief().equals(heading.full()))
                .toList();
    }

    /** The column that ranks the sides, the names being column 0. */
    private static Optional<Integer> ranking(Standings standings) {
        return IntStream.range(0, standings.columns().size())
                .filter(column -> ranks(standings, column))
                .mapToObj(column -> column + 1)
                .reduce((first, second) -> second);
    }

    private static String heading(String column, Wording wording) {
        String brief = "standings-short." + column;
        return wording.bundle().text(brief).isPresent() ? brief : "standings." + column;
    }

    private static Table table(Standings standings, UnaryOperator<String> heading) {
        Message title = Message.of(standings.provisional() ? "render.fame.provisional" : "render.fame.final");
        List<Message> headers = Stream.concat(
                        Stream.of("render.fame.side"),
                        standings.columns().stream().map(heading))
                .map(Message::of)
                .toList();
        return new Table(
                title, headers, standings.rows().stream().map(FameTable::row).toList());
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
