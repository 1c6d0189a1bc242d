package heraldo.bot.app;

import heraldo.rules.engine.coverage.Coverage;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The coverage of a ruleset as lines for a terminal.
 *
 * @param complete whether everything that can occur did occur
 */
record CoverageReport(List<String> lines, boolean complete) {

    static CoverageReport of(Coverage<?> coverage) {
        List<String> lines = new ArrayList<>(List.of("Games"));
        coverage.games()
                .forEach((seats, games) ->
                        lines.add(row(seats + " seats", games.played() + " played, " + games.ended() + " ended")));
        lines.add("Orders and choices: lines played by outcome | refused at entry by code");
        coverage.orders().forEach(item -> lines.add(row(item.item(), order(item))));
        lines.add("Codes: how often, and where");
        coverage.codes().forEach(item -> lines.add(row(item.item(), code(item))));
        coverage.unlisted()
                .forEach(code -> lines.add("UNLISTED " + code + ": coverage.yaml and the game do not agree"));
        List<String> missing = coverage.missing();
        missing.forEach(item -> lines.add("MISSING " + item + ": did not occur, and nothing says why"));
        return new CoverageReport(
                List.copyOf(lines), missing.isEmpty() && coverage.unlisted().isEmpty());
    }

    private static String order(Coverage.Item item) {
        String played = item.occurred().isEmpty() ? "-" : counts(item.occurred());
        return (item.dropped().isEmpty() ? played : played + " | " + counts(item.dropped())) + excuse(item);
    }

    private static String code(Coverage.Item item) {
        return (item.occurred().isEmpty() ? "-" : counts(item.occurred())) + excuse(item);
    }

    private static String excuse(Coverage.Item item) {
        return item.excuse().map(why -> "  (" + why + ")").orElse("");
    }

    private static String counts(Map<String, Long> counts) {
        return counts.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
                .map(count -> count.getKey() + " " + count.getValue())
                .collect(Collectors.joining(", "));
    }

    private static String row(String name, String text) {
        return String.format(Locale.ROOT, "  %-28s %s", name, text);
    }
}
