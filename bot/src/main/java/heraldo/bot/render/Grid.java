package heraldo.bot.render;

import heraldo.rules.kernel.Message;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The cells of a table in words, the headers as its first row.
 *
 * @param title above it
 * @param rows all of the same length
 */
record Grid(String title, List<List<Box>> rows) {

    /**
     * One cell.
     *
     * @param number whether it is set to the right
     * @param strong whether it is set in bold
     * @param mark the side whose mark stands in front of it
     */
    record Box(String text, boolean number, boolean strong, Optional<Ink> mark) {

        private static Box of(Object cell, Optional<Ink> mark, Wording wording) {
            String text = cell instanceof Message message ? wording.say(message) : String.valueOf(cell);
            return new Box(text, cell instanceof Integer, mark.isPresent(), mark);
        }
    }

    static Grid of(Table table, Wording wording) {
        List<List<Box>> rows = new ArrayList<>();
        rows.add(IntStream.range(0, table.headers().size())
                .mapToObj(i -> new Box(wording.say(table.headers().get(i)), numbers(table, i), true, Optional.empty()))
                .toList());
        table.rows().forEach(row -> rows.add(row(row, wording)));
        return new Grid(wording.say(table.title()), rows);
    }

    private static boolean numbers(Table table, int column) {
        return !table.rows().isEmpty()
                && table.rows().stream().allMatch(row -> row.cells().get(column) instanceof Integer);
    }

    private static List<Box> row(Table.Row row, Wording wording) {
        return IntStream.range(0, row.cells().size())
                .mapToObj(i -> Box.of(row.cells().get(i), i == 0 ? row.mark() : Optional.empty(), wording))
                .toList();
    }

    /** Rows as columns and columns as rows: for a table of few rows and many columns. */
    Grid turned() {
        return new Grid(
                title,
                IntStream.range(0, rows.get(0).size())
                        .mapToObj(i -> rows.stream().map(row -> row.get(i)).toList())
                        .toList());
    }

    /** This table with one column moved to the second place. */
    Grid promoted(int column) {
        return new Grid(
                title,
                rows.stream()
                        .map(row -> {
                            List<Box> moved = new ArrayList<>(row);
                            moved.add(1, moved.remove(column));
                            return List.copyOf(moved);
                        })
                        .toList());
    }
}
