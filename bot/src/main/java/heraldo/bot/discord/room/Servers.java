package heraldo.bot.discord.room;

import heraldo.bot.campaign.port.Reach;
import heraldo.bot.campaign.port.Reach.Contact;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;
import net.dv8tion.jda.api.entities.channel.middleman.StandardGuildMessageChannel;
import net.dv8tion.jda.api.events.StatusChangeEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import org.jspecify.annotations.Nullable;

/** The servers the bot is in, once it has begun to sign in. */
public final class Servers extends ListenerAdapter {

    private final Map<Integer, JDA> shards = new ConcurrentHashMap<>();

    /** Channels that are gone by Discord's own word, though the cache may show them. */
    private final Set<Long> gone = ConcurrentHashMap.newKeySet();

    private final Reach reach;

    public Servers(Reach reach) {
        this.reach = reach;
    }

    /** People may ask for something before all servers have come. */
    @Override
    public void onStatusChange(StatusChangeEvent event) {
        if (event.getNewStatus() == JDA.Status.LOGGING_IN) {
            shards.put(event.getJDA().getShardInfo().getShardId(), event.getJDA());
        }
    }

    /** A server; empty if the bot is not in it (any more), or if it is down. */
    public Optional<Guild> guild(long id) {
        return find(shard -> shard.getGuildById(id));
    }

    /** Returns whether a server is out of reach now, since it is down or the bot is not connected. */
    public boolean down(long id) {
        return reach.with(id) == Contact.CUT;
    }

    /** The private channel of the bot and a user; it is opened if there is none. */
    public MessageChannel direct(long user) {
        return signedIn().findFirst().orElseThrow().openPrivateChannelById(user).complete();
    }

    /** A channel in which messages stand, be it one for announcements; empty if it is gone, or something else by now. */
    public Optional<StandardGuildMessageChannel> channel(long id) {
        return gone.contains(id)
                ? Optional.empty()
                : find(shard -> shard.getChannelById(StandardGuildMessageChannel.class, id));
    }

    /**
     * Looks which of some channels are gone, after Discord has known nothing of one. Where somebody deletes a channel before the
     * answer has come that it was made, the cache shows it from then on.
     */
    public void doubt(LongStream channels) {
        channels.mapToObj(this::channel)
                .flatMap(Optional::stream)
                .filter(shown -> !DirectRequests.exists(shown.getJDA(), shown.getIdLong()))
                .forEach(shown -> gone.add(shown.getIdLong()));
    }

    private <T> Optional<T> find(Function<JDA, @Nullable T> look) {
        return signedIn().map(look).flatMap(Stream::ofNullable).findFirst();
    }

    /**
     * The connections.
     *
     * @throws IllegalStateException before the bot has begun to sign in
     */
    private Stream<JDA> signedIn() {
        if (shards.isEmpty()) {
            throw new IllegalStateException("not signed in yet");
        }
        return shards.values().stream();
    }
}
