package heraldo.bot.sandbox.world;

import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Snowflake;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The emojis of the application, which it may use in every server. */
public final class Emojis {
    private static final int MOST = 2000;

    private final Map<Snowflake, Emoji> emojis = new TreeMap<>();

    void addAll(Emojis others) {
        emojis.putAll(others.emojis);
    }

    /** All of them, oldest first. */
    public List<Emoji> all() {
        return List.copyOf(emojis.values());
    }

    /** An emoji; refused with 10014 if there is none. */
    public Emoji get(Snowflake id) {
        Emoji emoji = emojis.get(id);
        if (emoji == null) {
            throw DiscordError.UNKNOWN_EMOJI_OF_APPLICATION.refusal();
        }
        return emoji;
    }

    /** Adds one; refused with 30008 if there are 2,000. */
    public Emoji add(Emoji emoji) {
        if (emojis.size() >= MOST) {
            throw DiscordError.MAX_EMOJIS.refusal();
        }
        return put(emoji);
    }

    /** Puts a changed one in place of the old. */
    public Emoji put(Emoji emoji) {
        emojis.put(emoji.id(), emoji);
        return emoji;
    }

    /** Removes one; its picture is no longer served. */
    public void remove(Emoji emoji) {
        emojis.remove(emoji.id());
    }
}
