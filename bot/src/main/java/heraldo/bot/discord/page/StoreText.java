package heraldo.bot.discord.page;

import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.engine.OwnCard.StoreRow;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The store: lines with pictures if everything in it has one, or else a table. */
public final class StoreText {

    private StoreText() {}

    /** Rows of a ruleset's store, as markdown. */
    public static String of(List<StoreRow> rows, String ruleset, BotContext context, Speech speech) {
        Map<StoreRow, String> pictures = new LinkedHashMap<>();
        rows.forEach(row ->
                pictures.put(row, context.emblems().thing(ruleset, row.thing().key())));
        return pictures.containsValue("") ? new StoreTable(speech).of(rows) : new StoreLines(speech).of(pictures);
    }
}
