package heraldo.bot.discord.page;

import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Standings;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The fame table as text in a code block: a row for each column of the ruleset and a column for each side, so that the
 * lines of a phone are wide enough for six sides.
 */
public final class FameText {

    private static final String FENCE = "```";
    private static final int LETTERS_OF_NAME = 4;
    private static final int LETTERS_OF_HEADING = 10;

    private FameText() {}

    public static String of(Standings standings, Speech speech) {
        Speech plain = speech.inCode();
        List<List<String>> rows = new ArrayList<>();
        rows.add(names(standings, plain));
        for (int column = 0; column < standings.columns().size(); column++) {
            rows.add(row(standings, column, plain));
        }
        List<Integer> widths = IntStream.range(0, rows.get(0).size())
                .mapToObj(i ->
                        rows.stream().mapToInt(row -> row.get(i).length()).max().orElse(0))
                .toList();
        return rows.stream()
                .map(row -> line(row, widths))
                .collect(Collectors.joining("\n", FENCE + "\n", "\n" + FENCE));
    }

    /** The beginnings of the sides' names, or their numbers where two would look the same. */
    private static List<String> names(Standings standings, Speech speech) {
        List<String> names = standings.rows().stream()
                .map(row -> cut(speech.of(row.seat()), LETTERS_OF_NAME))
                .toList();
        List<String> header = new ArrayList<>(List.of(""));
        if (names.stream().distinct().count() == names.size()) {
            header.addAll(names);
        } else {
            standings.rows().forEach(row -> header.add("#" + row.seat().number()));
        }
        return header;
    }

    private static List<String> row(Standings standings, int column, Speech speech) {
        String key = standings.columns().get(column);
        String heading = speech.words()
                .text("standings-short." + key)
                .orElseGet(() -> cut(speech.say("standings." + key), LETTERS_OF_HEADING));
        List<String> cells = new ArrayList<>(List.of(heading));
        standings.rows().forEach(row -> cells.add(cell(row.cells().get(column), speech)));
        return cells;
    }

    private static String cut(String text, int letters) {
        return text.substring(0, text.offsetByCodePoints(0, Math.min(letters, text.codePointCount(0, text.length()))));
    }

    private static String cell(Object cell, Speech speech) {
        return switch (cell) {
            case Message message -> speech.say(message);
            case Integer number -> number.toString();
            default -> speech.typed(cell.toString());
        };
    }

    /** The heading to the left, all else to the right. */
    private static String line(List<String> row, List<Integer> widths) {
        return IntStream.range(0, row.size())
                .mapToObj(i -> {
                    String space = " ".repeat(widths.get(i) - row.get(i).length());
                    return i == 0 ? row.get(i) + space : space + row.get(i);
                })
                .collect(Collectors.joining(" "))
                .stripTrailing();
    }
}
