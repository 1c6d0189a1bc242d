package heraldo.bot.discord.command;

import heraldo.bot.discord.front.Refusals;
import java.util.SortedMap;
import java.util.TreeMap;

/** Options of a ruleset as they are typed: {@code key=value}, with spaces or commas between them. */
final class OptionList {

    private OptionList() {}

    /**
     * The options by their keys.
     *
     * @throws heraldo.bot.campaign.RefusedException if a part is no {@code key=value}
     */
    static SortedMap<String, String> read(String typed) {
        SortedMap<String, String> options = new TreeMap<>();
        for (String part : typed.strip().split("[\\s,;]+")) {
            if (part.isEmpty()) {
                continue;
            }
            int equals = part.indexOf('=');
            if (equals < 1 || equals == part.length() - 1) {
                throw Refusals.of("malformed-option", "typed", part);
            }
            options.put(part.substring(0, equals), part.substring(equals + 1));
        }
        return options;
    }
}
