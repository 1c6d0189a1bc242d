package heraldo.bot.discord.gate;

import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.JDABuilder;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.exceptions.InvalidTokenException;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.requests.GatewayIntent;
import net.dv8tion.jda.api.requests.RestAction;
import net.dv8tion.jda.api.requests.RestConfig;
import net.dv8tion.jda.api.requests.SequentialRestRateLimiter;
import net.dv8tion.jda.api.utils.Compression;
import net.dv8tion.jda.api.utils.cache.CacheFlag;
import net.dv8tion.jda.api.utils.messages.MessageRequest;
import okhttp3.OkHttpClient;
import org.jspecify.annotations.Nullable;

/**
 * The bot's connection to Discord, one for each part of its servers that this program serves. They reconnect by themselves, and end only when they are closed
 * or refused for good.
 */
public final class Connection implements AutoCloseable {

    private static final Duration FAREWELL = Duration.ofSeconds(10);

    /**
     * The longest pause between two tries to take up a lost connection, in seconds: with less, a gateway that breaks off every
     * try would use up the thousand sessions that Discord lets a bot begin in a day.
     */
    private static final int LONGEST_PAUSE = 120;

    private final DiscordSettings settings;
    private final List<? extends ListenerAdapter> listeners;
    private final OkHttpClient.Builder requests;
    private final Sessions sessions;
    private final CompletableFuture<String> refused = new CompletableFuture<>();
    private final ConcurrentNavigableMap<Integer, JDA> shards = new ConcurrentSkipListMap<>();
    /** Through which the latest of them came in. */
    private volatile Entry entry = new Entry(0, refused);

    private Connection(DiscordSettings settings, List<? extends ListenerAdapter> listeners) {
        this.settings = settings;
        this.listeners = listeners;
        this.requests =
                new PacedRequests(settings.pace(), settings.parts(), settings.waits(), settings.time()).client();
        this.sessions = new Sessions(
                settings.gateway(), settings.parts(), failure -> entry.fail(Failures.atTheGateway(failure)));
    }

    /**
     * Signs in, and waits until the servers are known.
     *
     * @param listeners told of every event
     * @throws NoEntryException if Discord does not let the bot in
     * @throws Attempts.PassingException if Discord cannot be reached now
     */
    static Connection open(DiscordSettings settings, List<? extends ListenerAdapter> listeners) {
        // Nobody is ever pinged by accident: this also holds for edits.
        MessageRequest.setDefaultMentions(EnumSet.noneOf(Message.MentionType.class));
        MessageRequest.setDefaultMentionRepliedUser(false);
        // A failure that cannot be tied to its origin, such as half an answer, would never reach the thread that waits
        // for the
        // answer.
        RestAction.setPassContext(false);
        Connection connection = new Connection(settings, listeners);
        connection.enter(settings.parts().own());
        return connection;
    }

    /**
     * Signs in for some parts, and waits until their servers are known.
     *
     * @throws NoEntryException if Discord does not let the bot in
     * @throws Attempts.PassingException if Discord cannot be reached now; then it is not in for any of them
     */
    void enter(Collection<Integer> parts) {
        try {
            entry = new Entry(parts.size(), refused);
            JDABuilder builder = builder();
            for (int part : parts) {
                shards.put(
                        part, signIn(builder.useSharding(part, settings.parts().total())));
            }
            entry.await(settings.signIn().patience());
        } catch (InterruptedException e) {
            cut(parts);
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted while signing in");
        } catch (RuntimeException e) {
            cut(parts);
            throw e;
        }
    }

    /** Returns whether the connection is signed in for a part. */
    boolean serves(int part) {
        return shards.containsKey(part);
    }

    /** Leaves at once for all parts: nothing that is on its way is waited for. */
    void cut() {
        cut(List.copyOf(shards.keySet()));
    }

    private void cut(Collection<Integer> parts) {
        parts.stream().map(shards::remove).filter(Objects::nonNull).forEach(JDA::shutdownNow);
    }

    /** One of its parts, for what belongs to no server. */
    public JDA jda() {
        return shards.firstEntry().getValue();
    }

    /** Returns a future that completes with the reason, in a sentence, once Discord does not let the bot in any more. */
    public CompletableFuture<String> refused() {
        return refused;
    }

    private JDABuilder builder() {
        JDABuilder builder = JDABuilder.createLight(settings.token(), EnumSet.noneOf(GatewayIntent.class))
                // Who may enter a private channel: without these, nobody could be turned out of one again.
                .enableCache(CacheFlag.MEMBER_OVERRIDES)
                .setEnableShutdownHook(false)
                .setRawEventsEnabled(true)
                .setMaxReconnectDelay(LONGEST_PAUSE)
                // What may be requested again is decided where all requests pass.
                .setRequestTimeoutRetry(false)
                .setHttpClientBuilder(requests)
                .addEventListeners(entry)
                .addEventListeners(listeners.toArray());
        builder.setRestConfig(rest(settings));
        settings.address()
                .filter(place -> !place.compressed())
                .ifPresent(place -> builder.setCompression(Compression.NONE));
        return builder.setSessionController(sessions);
    }

    private static JDA signIn(JDABuilder builder) {
        try {
            return builder.build();
        } catch (InvalidTokenException | IllegalArgumentException e) {
            throw new NoEntryException(NoEntryException.words("it does not know the token"), RedactedFailure.of(e));
        } catch (RuntimeException e) {
            throw Failures.whileSigningIn(e);
        }
    }

    private static RestConfig rest(DiscordSettings settings) {
        RestConfig rest = new RestConfig();
        settings.rest().ifPresent(rest::setBaseUrl);
        if (!settings.waits().equals(Waits.UNCOUNTED)) {
            rest.setRateLimiterFactory(
                    limits -> new TimedRequests(new SequentialRestRateLimiter(limits), settings.waits()));
        }
        return rest;
    }

    /** Signs off: what is being sent may finish, if it does not take long. */
    @Override
    public void close() {
        shards.values().forEach(JDA::shutdown);
        try {
            Instant end = Instant.now().plus(FAREWELL);
            for (JDA shard : shards.values()) {
                if (!shard.awaitShutdown(Duration.between(Instant.now(), end))) {
                    shard.shutdownNow();
                }
            }
        } catch (InterruptedException e) {
            cut();
            Thread.currentThread().interrupt();
        }
    }

    /** Discord does not let the bot in, now or later: it is no use to try again. */
    public static final class NoEntryException extends RuntimeException {
        private static final long serialVersionUID = 1;

        /**
         * Creates the exception with its reason.
         *
         * @param reason a whole sentence
         */
        public NoEntryException(String reason, @Nullable Throwable cause) {
            super(reason, cause);
        }

        static String words(String why) {
            return "Discord refuses this bot: " + why;
        }
    }
}
