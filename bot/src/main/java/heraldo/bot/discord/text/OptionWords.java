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

    /** Returns the name of an option; its key if the ruleset has no words for it. */
    public Object name(String key) {
        return said("option." + key, key);
    }

    /** Returns the name of a value; the value itself if the ruleset has no words for it, as with a number. */
    public Object value(String key, String value) {
        String own = "option-value." + key + "." + value;
        return words.text(own).isPresent() ? Message.of(own) : said("option-value." + value, value);
    }

    private Object said(String key, String otherwise) {
        return words.text(key).isPresent() ? Message.of(key) : new PlayerText(otherwise);
    }
}
