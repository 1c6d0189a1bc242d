package heraldo.bot.discord.gate;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
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
import org.jspecify.annotations.Nullable;

/** The bot's connection to Discord. It reconnects by itself, and ends only when it is closed or refused for good. */
public final class Connection implements AutoCloseable {

    private static final Duration FAREWELL = Duration.ofSeconds(10);

    /**
     * The longest pause between two tries to take up a lost connection, in seconds: with less, a gateway that breaks off every
     * try would use up the thousand sessions that Discord lets a bot begin in a day.
     */
    private static final int LONGEST_PAUSE = 120;

    private final JDA jda;
    private final Entry entry;

    private Connection(JDA jda, Entry entry) {
        this.jda = jda;
        this.entry = entry;
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
        Entry entry = new Entry();
        JDA jda = signIn(settings, entry, listeners);
        try {
            entry.await(settings.patience());
            return new Connection(jda, entry);
        } catch (InterruptedException e) {
            jda.shutdownNow();
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted while signing in");
        } catch (RuntimeException e) {
            jda.shutdownNow();
            throw e;
        }
    }

    public JDA jda() {
        return jda;
    }

    /** Why Discord does not let the bot in any more, in a sentence; done when it does so. */
    public CompletableFuture<String> refused() {
        return entry.refused();
    }

    private static JDA signIn(DiscordSettings settings, Entry entry, List<? extends ListenerAdapter> listeners) {
        JDABuilder builder = JDABuilder.createLight(settings.token(), EnumSet.noneOf(GatewayIntent.class))
                // Who may enter a private channel: without these, nobody could be turned out of one again.
                .enableCache(CacheFlag.MEMBER_OVERRIDES)
                .setEnableShutdownHook(false)
                .setRawEventsEnabled(true)
                .setMaxReconnectDelay(LONGEST_PAUSE)
                .setHttpClientBuilder(PacedRequests.client(settings.pace(), settings.waits()))
                .addEventListeners(entry)
                .addEventListeners(listeners.toArray());
        builder.setRestConfig(rest(settings));
        settings.gateway().ifPresent(url -> builder.setCompression(Compression.NONE));
        builder.setSessionController(
                new Sessions(settings.gateway(), failure -> entry.fail(Failures.atTheGateway(failure))));
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
        if (settings.waits() != Waits.UNCOUNTED) {
            rest.setRateLimiterFactory(
                    limits -> new TimedRequests(new SequentialRestRateLimiter(limits), settings.waits()));
        }
        return rest;
    }

    /** Signs off: what is being sent may finish, if it does not take long. */
    @Override
    public void close() {
        jda.shutdown();
        try {
            if (!jda.awaitShutdown(FAREWELL)) {
                jda.shutdownNow();
            }
        } catch (InterruptedException e) {
            jda.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }

    /** Discord does not let the bot in, now or later: it is no use to try again. */
    public static final class NoEntryException extends RuntimeException {
        private static final long serialVersionUID = 1;

        /**
         * Why.
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
