package heraldo.bot.discord.page;

import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Standings;
import java.util.ArrayList;
import java.util.List;

/** The fame table as text in a code block, with straight columns. Blocks are cut between rows where they grow too long. */
public final class FameText {

    private static final String FENCE = "```";
    private static final int WIDEST_NAME = 14;

    private FameText() {}

    /** The table, narrow enough for a phone: the sides, and each column under a short heading. */
    public static String of(Standings standings, Speech speech) {
        Speech plain = speech.inCode();
        List<List<String>> rows = new ArrayList<>();
        rows.add(standings.columns().stream()
                .map(column -> plain.say("standings." + column))
                .toList());
        standings
                .rows()
                .forEach(row -> rows.add(
                        row.cells().stream().map(cell -> cell(cell, plain)).toList()));
        List<String> lines = new ArrayList<>();
        rows.forEach(row -> lines.add(line(row, rows)));
        return FENCE + "\n" + String.join("\n", lines) + "\n" + FENCE;
    }

    private static String cell(Object cell, Speech speech) {
        return switch (cell) {
            case Message message -> speech.say(message);
            case Integer number -> number.toString();
            default -> speech.typed(cell.toString());
        };
    }

    private static String line(List<String> row, List<List<String>> all) {
        List<String> cells = new ArrayList<>();
        for (int i = 0; i < row.size(); i++) {
            int column = i;
            int width = all.stream()
                    .mapToInt(each -> column < each.size() ? each.get(column).length() : 0)
                    .max()
                    .orElse(0);
            boolean number = row.get(i).matches("[-+]?\\d+");
            cells.add(number ? " ".repeat(width - row.get(i).length()) + row.get(i) : padded(row.get(i), width));
        }
        return String.join("  ", cells).stripTrailing();
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length());
    }
}
