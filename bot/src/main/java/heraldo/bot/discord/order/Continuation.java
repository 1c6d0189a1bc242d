package heraldo.bot.discord.order;

import heraldo.bot.discord.front.Prompts;
import heraldo.bot.discord.gate.Prompt;
import java.util.List;

/** Suggestions for a text with many values: what stands already is kept, the last value is completed. */
final class Continuation {

    private Continuation() {}

    static List<Prompt> of(List<Prompt> values, String typed) {
        int comma = typed.lastIndexOf(',');
        String before = typed.substring(0, comma + 1);
        return Prompts.fitting(values, typed.substring(comma + 1)).stream()
                .map(prompt -> new Prompt(before + prompt.label(), before + prompt.value()))
                .toList();
    }
}
