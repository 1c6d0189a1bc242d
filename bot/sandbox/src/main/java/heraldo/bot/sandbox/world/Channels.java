package heraldo.bot.sandbox.world;

import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Snowflake;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The channels that exist. */
public final class Channels {
    private final Map<Snowflake, Channel> channels = new TreeMap<>();

    void addAll(Channels others) {
        channels.putAll(others.channels);
    }

    /** Adds or replaces a channel. */
    public void put(Channel channel) {
        channels.put(channel.id(), channel);
    }

    /** A channel; refused with 10003 if there is none. */
    public Channel get(Snowflake id) {
        return find(id).orElseThrow(DiscordError.UNKNOWN_CHANNEL::refusal);
    }

    /** A channel, if it exists. */
    public Optional<Channel> find(Snowflake id) {
        return Optional.ofNullable(channels.get(id));
    }

    /** The channels of a server without threads, oldest first. */
    public List<Channel> of(Guild guild) {
        return inside(guild).filter(each -> !each.isThread()).toList();
    }

    /** The threads of a server, oldest first. */
    public List<Channel> threadsOf(Guild guild) {
        return inside(guild).filter(Channel::isThread).toList();
    }

    private Stream<Channel> inside(Guild guild) {
        return channels.values().stream().filter(each -> guild.id().equals(each.guild()));
    }

    /** The private channels of a user. */
    public List<Channel> privateOf(Snowflake user) {
        return channels.values().stream().filter(each -> has(each, user)).toList();
    }

    /** The private channel of two users. */
    public Optional<Channel> between(Snowflake one, Snowflake other) {
        return privateOf(one).stream().filter(each -> has(each, other)).findFirst();
    }

    private static boolean has(Channel channel, Snowflake user) {
        return channel.recipients().stream().anyMatch(each -> each.id().equals(user));
    }

    /** Removes a channel, of which the bot hears nothing by that. */
    public void remove(Snowflake id) {
        channels.remove(id);
    }
}
