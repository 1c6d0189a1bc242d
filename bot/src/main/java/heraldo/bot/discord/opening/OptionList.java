package heraldo.bot.discord.opening;

import heraldo.bot.discord.front.Refusals;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Options of a ruleset as they are typed: {@code key=value}, with spaces or commas between them. A value extends to the next
 * key, so that it may contain spaces and commas.
 */
final class OptionList {

    /** A key begins where a word begins, and is not tried again from its middle: a long text without a key takes no time. */
    private static final Pattern OPTION =
            Pattern.compile("(?<![^\\s,;=])([^\\s,;=]++)=(.+?)(?=[\\s,;]+[^\\s,;=]+=|[\\s,;]*$)");

    private OptionList() {}

    /**
     * The options by their keys.
     *
     * @throws heraldo.bot.campaign.model.RefusedException if a part is no {@code key=value}, or a key is there twice
     */
    static SortedMap<String, String> read(String typed) {
        SortedMap<String, String> options = new TreeMap<>();
        Matcher option = OPTION.matcher(typed);
        int end = 0;
        while (option.find()) {
            demandNothing(typed.substring(end, option.start()));
            String key = option.group(1);
            if (options.put(key, option.group(2).strip()) != null) {
                throw Refusals.of("repeated-option", "key", key);
            }
            end = option.end();
        }
        demandNothing(typed.substring(end));
        return options;
    }

    private static void demandNothing(String between) {
        String left = between.replaceAll("[\\s,;]+", " ").strip();
        if (!left.isEmpty()) {
            throw Refusals.of("malformed-option", "typed", left);
        }
    }
}
