package heraldo.bot.discord.page;

import heraldo.bot.discord.text.Speech;
import heraldo.rules.engine.OwnCard.StoreRow;
import heraldo.rules.kernel.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The store as a code block, narrow enough for a phone: before, in, out, after. */
final class StoreTable {

    private static final String FENCE = "```";
    private static final int NAME = 10;
    private static final int FIGURE = 6;

    private final Speech speech;

    StoreTable(Speech speech) {
        this.speech = speech.inCode();
    }

    String of(List<StoreRow> rows) {
        List<String> lines = new ArrayList<>();
        lines.add(name("")
                + figure(speech.say("discord.card.before"))
                + figure(speech.say("discord.card.income"))
                + figure(speech.say("discord.card.spending"))
                + figure(speech.say("discord.card.after")));
        rows.forEach(row -> lines.add(name(speech.say(row.thing()))
                + figure(String.valueOf(row.before()))
                + figure(changed(row.income()))
                + figure(changed(row.spending()))
                + figure(String.valueOf(row.after()))));
        return lines.stream().collect(Collectors.joining("\n", FENCE + "\n", "\n" + FENCE));
    }

    /** Returns the number, or an empty text for 0. */
    private static String changed(int number) {
        return number == 0 ? "" : String.valueOf(number);
    }

    private static String name(String text) {
        String cut = Excerpt.of(text, NAME - 1);
        return cut + " ".repeat(NAME - cut.length());
    }

    private static String figure(String text) {
        return " ".repeat(Math.max(1, FIGURE - text.length())) + text;
    }
}
