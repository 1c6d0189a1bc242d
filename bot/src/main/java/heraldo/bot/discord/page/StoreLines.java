package heraldo.bot.discord.page;

import heraldo.bot.discord.text.Speech;
import heraldo.rules.engine.OwnCard.StoreRow;
import java.util.Map;
import java.util.stream.Collectors;

/** The store as lines, each with its picture and a sum: before, plus income, minus spending, makes after. */
final class StoreLines {

    /** A line is not broken within its sum. */
    private static final String GAP = "\u00A0";

    private final Speech speech;

    StoreLines(Speech speech) {
        this.speech = speech;
    }

    String of(Map<StoreRow, String> pictures) {
        return pictures.entrySet().stream()
                .map(row -> row.getValue() + " " + speech.say(row.getKey().thing()) + ": " + sum(row.getKey()))
                .collect(Collectors.joining("\n"));
    }

    /** Returns the sum of a row, or only the amount if nothing has changed. */
    private static String sum(StoreRow row) {
        String after = "**" + row.after() + "**";
        if (row.income() == 0 && row.spending() == 0) {
            return after;
        }
        return row.before() + changed("+", row.income()) + changed("−", row.spending()) + GAP + "=" + GAP + after;
    }

    private static String changed(String sign, int number) {
        return number == 0 ? "" : GAP + sign + GAP + number;
    }
}
