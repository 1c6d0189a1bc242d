package heraldo.bot.discord.text;

import heraldo.rules.data.Bundle;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;

/** Readable names of a game's options and their values, for people who need not know the keys in the tables. */
public final class OptionWords {

    private final Bundle words;

    public OptionWords(Bundle words) {
        this.words = words;
    }

    /** What an option decides; its key where the ruleset does not say. */
    public Object name(String key) {
        return said("option." + key, key);
    }

    /** What a value means; as it stands where that says it: a number, or words of somebody's own. */
    public Object value(String key, String value) {
        String own = "option-value." + key + "." + value;
        return words.text(own).isPresent() ? Message.of(own) : said("option-value." + value, value);
    }

    private Object said(String key, String otherwise) {
        return words.text(key).isPresent() ? Message.of(key) : new PlayerText(otherwise);
    }
}
