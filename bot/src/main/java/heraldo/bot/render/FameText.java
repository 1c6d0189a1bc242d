package heraldo.bot.render;

import heraldo.bot.render.Grid.Box;
import heraldo.rules.kernel.Excerpt;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Standings;
import heraldo.rules.scene.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The fame table in letters of one width, under short headings. A table wider than the place for it goes on below: every
 * block begins with the names of the sides.
 */
public final class FameText {

    private static final String GAP = "  ";

    private FameText() {}

    /**
     * The blocks of a table.
     *
     * @param width of a line, in letters
     */
    public static List<String> of(Standings standings, Wording wording, int width) {
        return blocks(FameTable.brief(standings, wording), width);
    }

    /** The blocks of any other table whose first column has names. */
    public static List<String> of(Table table, Wording wording, int width) {
        return blocks(Grid.of(table, wording), width);
    }

    private static List<String> blocks(Grid grid, int width) {
        List<List<Box>> columns = grid.turned().rows();
        int[] widths = widths(columns, width);
        List<String> blocks = new ArrayList<>();
        for (int first = 1; first < columns.size(); ) {
            int end = first + 1;
            int used = widths[0] + GAP.length() + widths[first];
            while (end < columns.size() && used + GAP.length() + widths[end] <= width) {
                used += GAP.length() + widths[end++];
            }
            blocks.add(block(columns, widths, first, end));
            first = end;
        }
        return blocks;
    }

    /** The columns that are left out because everybody has nothing in them, by their full headings. */
    public static List<String> folded(Standings standings, Wording wording) {
        return FameTable.idle(standings).stream()
                .map(column -> wording.say(Message.of("standings." + column)))
                .toList();
    }

    /** The short headings with what they stand for, where that is something else. */
    public static List<Heading> headings(Standings standings, Wording wording) {
        return FameTable.headings(standings, wording);
    }

    /** A short heading and what it stands for. */
    public record Heading(String brief, String full) {}

    private static String block(List<List<Box>> columns, int[] widths, int first, int end) {
        return IntStream.range(0, columns.get(0).size())
                .mapToObj(row -> IntStream.concat(IntStream.of(0), IntStream.range(first, end))
                        .mapToObj(column -> set(columns.get(column).get(row), column, widths[column]))
                        .collect(Collectors.joining(GAP))
                        .stripTrailing())
                .collect(Collectors.joining("\n"));
    }

    /** Of a name that is longer than half a line its beginning must do. */
    private static int[] widths(List<List<Box>> columns, int most) {
        int[] widths = columns.stream().mapToInt(FameText::width).toArray();
        widths[0] = Math.min(widths[0], most / 2);
        for (int i = 1; i < widths.length; i++) {
            widths[i] = Math.min(widths[i], most - GAP.length() - widths[0]);
        }
        return widths;
    }

    private static int width(List<Box> column) {
        return column.stream().mapToInt(box -> box.text().length()).max().orElse(0);
    }

    /** Names to the left, all else to the right. */
    private static String set(Box box, int column, int width) {
        String text = Excerpt.of(box.text(), width);
        String blank = " ".repeat(width - text.length());
        return column == 0 ? text + blank : blank + text;
    }
}
