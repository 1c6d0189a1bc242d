package heraldo.bot.discord.order;

import heraldo.bot.discord.front.Suggestions;
import heraldo.bot.discord.gate.Suggestion;
import java.util.List;

/** Suggestions for a text with many values: what stands already is kept, the last value is completed. */
final class Continuation {

    private Continuation() {}

    static List<Suggestion> of(List<Suggestion> values, String typed) {
        int comma = typed.lastIndexOf(',');
        String before = typed.substring(0, comma + 1);
        return Suggestions.fitting(values, typed.substring(comma + 1)).stream()
                .map(suggestion -> new Suggestion(before + suggestion.label(), before + suggestion.value()))
                .toList();
    }
}
