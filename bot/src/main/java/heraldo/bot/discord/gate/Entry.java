package heraldo.bot.discord.gate;

import heraldo.bot.discord.gate.Attempts.PassingException;
import heraldo.bot.discord.gate.Connection.NoEntryException;
import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.events.StatusChangeEvent;
import net.dv8tion.jda.api.events.session.ReadyEvent;
import net.dv8tion.jda.api.events.session.ShutdownEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.requests.CloseCode;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Waits for the end of signing in, whichever it is, and hears it if Discord turns the bot away later. */
final class Entry extends ListenerAdapter {

    private static final Logger LOG = LoggerFactory.getLogger(Entry.class);

    /** The session has begun: Discord has said which servers there are. */
    private final CompletableFuture<Void> begun = new CompletableFuture<>();
    /** They are all here, as far as the library waits for them. */
    private final CompletableFuture<Void> ready = new CompletableFuture<>();

    private final CompletableFuture<String> refused;
    private final int shards;
    private final Set<Integer> shardsBegun = new HashSet<>();
    private final Set<Integer> shardsReady = new HashSet<>();

    /**
     * For so many parts of the bot's servers: it is in when all are.
     *
     * @param refused is told why Discord does not let the bot in any more
     */
    Entry(int shards, CompletableFuture<String> refused) {
        this.shards = shards;
        this.refused = refused;
    }

    /**
     * Waits until the servers are here. Those that are not in time are gone on without; they may come at any time.
     *
     * @throws PassingException if no session begins
     * @throws NoEntryException if Discord does not let the bot in
     */
    void await(Duration patience) throws InterruptedException {
        if (!within(patience, begun)) {
            throw new PassingException("it opens no session");
        }
        if (!within(patience, ready)) {
            LOG.warn(
                    "Not all servers have come within {} seconds. Heraldo goes on with those that have, and with the others"
                            + " when they come.",
                    patience.toSeconds());
        }
    }

    private static boolean within(Duration patience, CompletableFuture<Void> state) throws InterruptedException {
        try {
            state.get(patience.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException e) {
            return false;
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException why ? why : new IllegalStateException(e.getCause());
        }
    }

    /** No session could be begun. */
    void fail(RuntimeException why) {
        begun.completeExceptionally(why);
        ready.completeExceptionally(why);
    }

    @Override
    public void onStatusChange(StatusChangeEvent event) {
        if (event.getNewStatus() == JDA.Status.LOADING_SUBSYSTEMS) {
            note(event.getJDA(), shardsBegun, begun);
        }
    }

    @Override
    public void onReady(ReadyEvent event) {
        note(event.getJDA(), shardsBegun, begun);
        note(event.getJDA(), shardsReady, ready);
    }

    private synchronized void note(JDA shard, Set<Integer> so, CompletableFuture<Void> all) {
        so.add(shard.getShardInfo().getShardId());
        if (so.size() == shards) {
            all.complete(null);
        }
    }

    @Override
    public void onShutdown(ShutdownEvent event) {
        Optional<CloseCode> fatal = Optional.ofNullable(event.getCloseCode()).filter(code -> !code.isReconnect());
        fatal.map(code -> NoEntryException.words(code.getMeaning() + " (" + code.getCode() + ")"))
                .ifPresent(refused::complete);
        fail(fatal.<RuntimeException>map(code -> new NoEntryException(refused.join(), null))
                .orElseGet(() -> new PassingException("the connection has ended")));
    }
}
