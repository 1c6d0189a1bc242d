package heraldo.bot.discord.gate;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.JDABuilder;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.events.session.ReadyEvent;
import net.dv8tion.jda.api.events.session.ShutdownEvent;
import net.dv8tion.jda.api.exceptions.InvalidTokenException;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.requests.GatewayIntent;
import net.dv8tion.jda.api.requests.RestAction;
import net.dv8tion.jda.api.requests.RestConfig;
import net.dv8tion.jda.api.utils.Compression;
import net.dv8tion.jda.api.utils.SessionControllerAdapter;
import net.dv8tion.jda.api.utils.cache.CacheFlag;
import net.dv8tion.jda.api.utils.messages.MessageRequest;

/** The bot's connection to Discord. A lost one is taken up again by itself; it ends only when it is closed. */
public final class Connection implements AutoCloseable {

    private final JDA jda;
    private final DiscordSettings settings;

    private Connection(JDA jda, DiscordSettings settings) {
        this.jda = jda;
        this.settings = settings;
    }

    /**
     * Signs in, and waits until the servers are known.
     *
     * @param listeners told of every event
     * @throws NoEntryException if Discord does not let the bot in, or does not answer in time
     */
    public static Connection open(DiscordSettings settings, List<? extends ListenerAdapter> listeners) {
        // Nobody is ever pinged by accident: this also holds for edits.
        MessageRequest.setDefaultMentions(EnumSet.noneOf(Message.MentionType.class));
        MessageRequest.setDefaultMentionRepliedUser(false);
        // A failure to which its origin cannot be tied, as half an answer, would never reach whoever waits for the
        // answer.
        RestAction.setPassContext(false);
        Entry entry = new Entry();
        JDA jda = signIn(settings, entry, listeners);
        try {
            entry.state.get(settings.patience().toMillis(), TimeUnit.MILLISECONDS);
            return new Connection(jda, settings);
        } catch (TimeoutException | java.util.concurrent.ExecutionException e) {
            jda.shutdownNow();
            throw new NoEntryException(settings + " does not let the bot in", e);
        } catch (InterruptedException e) {
            jda.shutdownNow();
            Thread.currentThread().interrupt();
            throw new NoEntryException("interrupted while signing in", e);
        }
    }

    public JDA jda() {
        return jda;
    }

    private static JDA signIn(DiscordSettings settings, Entry entry, List<? extends ListenerAdapter> listeners) {
        JDABuilder builder = JDABuilder.createLight(settings.token(), EnumSet.noneOf(GatewayIntent.class))
                // Who may enter a private channel: without these, nobody could be turned out of one again.
                .enableCache(CacheFlag.MEMBER_OVERRIDES)
                .setEnableShutdownHook(false)
                .setHttpClientBuilder(PacedRequests.client(settings.pace()))
                .addEventListeners(entry)
                .addEventListeners(listeners.toArray());
        settings.rest().ifPresent(url -> builder.setRestConfig(new RestConfig().setBaseUrl(url)));
        settings.gateway()
                .ifPresent(url -> builder.setSessionController(new Gateway(url)).setCompression(Compression.NONE));
        try {
            return builder.build();
        } catch (InvalidTokenException | IllegalArgumentException e) {
            throw new NoEntryException("Discord does not know this token", Wordless.of(e));
        }
    }

    /** Signs off: what is being sent may finish, but not for longer than the settings allow. */
    @Override
    public void close() {
        jda.shutdown();
        try {
            if (!jda.awaitShutdown(settings.patience().dividedBy(3))) {
                jda.shutdownNow();
            }
        } catch (InterruptedException e) {
            jda.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }

    /** Discord does not let the bot in. */
    public static final class NoEntryException extends RuntimeException {
        private static final long serialVersionUID = 1;

        NoEntryException(String reason, Throwable cause) {
            super(reason, cause);
        }
    }

    /** Waits for the end of signing in, whichever it is. */
    private static final class Entry extends ListenerAdapter {
        private final CompletableFuture<Void> state = new CompletableFuture<>();

        @Override
        public void onReady(ReadyEvent event) {
            state.complete(null);
        }

        @Override
        public void onShutdown(ShutdownEvent event) {
            String why = Optional.ofNullable(event.getCloseCode())
                    .map(code -> code.getMeaning())
                    .orElse("signed off");
            state.completeExceptionally(new IllegalStateException(why));
        }
    }

    /** A gateway at another address. */
    private static final class Gateway extends SessionControllerAdapter {
        private final String url;

        private Gateway(String url) {
            this.url = url;
        }

        @Override
        public String getGateway() {
            return url;
        }
    }
}
