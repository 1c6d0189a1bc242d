package heraldo.bot.app;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Standings;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The fame table as aligned text. */
final class TextTable {

    private static final String GAP = "  ";

    private TextTable() {}

    static String of(Standings standings, Speech speech) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(Stream.concat(
                        Stream.of(speech.say(Message.of("render.fame.side"))),
                        standings.columns().stream().map(column -> header(column, speech)))
                .toList());
        standings
                .rows()
                .forEach(row -> rows.add(Stream.concat(
                                Stream.of(speech.lexicon().name(row.seat())),
                                row.cells().stream().map(cell -> text(cell, speech)))
                        .toList()));
        List<Integer> widths = IntStream.range(0, rows.get(0).size())
                .mapToObj(column -> rows.stream()
                        .mapToInt(row -> row.get(column).length())
                        .max()
                        .orElse(0))
                .toList();
        return rows.stream().map(row -> line(row, widths)).collect(Collectors.joining("\n", "", "\n"));
    }

    /** The short word, if the ruleset has one. */
    private static String header(String column, Speech speech) {
        return speech.bundle()
                .text("standings-short." + column)
                .orElseGet(() -> speech.say(Message.of("standings." + column)));
    }

    private static String text(Object cell, Speech speech) {
        return cell instanceof Message message ? speech.say(message) : String.valueOf(cell);
    }

    private static String line(List<String> row, List<Integer> widths) {
        return IntStream.range(0, row.size())
                .mapToObj(i -> i == 0
                        ? row.get(i) + " ".repeat(widths.get(i) - row.get(i).length())
                        : " ".repeat(widths.get(i) - row.get(i).length()) + row.get(i))
                .collect(Collectors.joining(GAP))
                .stripTrailing();
    }
}
