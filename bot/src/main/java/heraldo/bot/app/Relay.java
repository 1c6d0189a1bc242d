package heraldo.bot.app;

import heraldo.bot.campaign.model.ClosedBooksException;
import heraldo.bot.discord.gate.Connection.NoEntryException;
import heraldo.bot.store.UnusableDatabaseException;
import heraldo.bot.tenancy.Tenancy;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/**
 * A bot that serves what it has leased, again and again: when its leases are lost it leaves everything as if it had been killed, and
 * begins anew with what is free then.
 */
final class Relay implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Relay.class);
    private static final Duration PAUSE = Duration.ofSeconds(2);

    private final Supplier<Tenancy> leasing;
    private final Opening opening;
    private final CompletableFuture<RunningBot> first = new CompletableFuture<>();
    private final CompletableFuture<String> refused = new CompletableFuture<>();
    private volatile boolean closed;
    /** The flag that it has warned of an unusable database since the last success; further failures log at debug level. */
    private boolean complained;

    private final Thread runner = Thread.ofPlatform().name("relay").unstarted(this::run);

    /** Opens a bot that serves the leased shards; the bot gives the lease back when it closes or fails to open. */
    @FunctionalInterface
    interface Opening {
        RunningBot open(Tenancy tenancy);
    }

    private Relay(Supplier<Tenancy> leasing, Opening opening) {
        this.leasing = leasing;
        this.opening = opening;
    }

    /**
     * Begins, and waits until it serves something.
     *
     * @param leasing comes among those who serve the same books
     * @throws UnusableDatabaseException if the database cannot be used
     * @throws NoEntryException if Discord does not let the bot in
     */
    static Relay open(Supplier<Tenancy> leasing, Opening opening) throws InterruptedException {
        Relay relay = new Relay(leasing, opening);
        relay.runner.start();
        try {
            relay.first.get();
            return relay;
        } catch (InterruptedException e) {
            relay.close();
            throw e;
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException why ? why : new IllegalStateException(e.getCause());
        }
    }

    /** The bot as it was when it began. */
    RunningBot first() {
        return first.join();
    }

    /** Returns a future that completes when Discord no longer lets the bot in, with the reason as a sentence. */
    CompletableFuture<String> refused() {
        return refused;
    }

    private void run() {
        try {
            while (!closed) {
                begin().ifPresent(this::stay);
                rest();
            }
            first.completeExceptionally(new CancellationException("Heraldo was told to end."));
        } catch (NoEntryException e) {
            first.completeExceptionally(e);
            refused.complete(e.getMessage());
        } catch (RuntimeException e) {
            LOG.error("It cannot go on: {}", e.getClass().getName());
            first.completeExceptionally(e);
            refused.completeExceptionally(e);
        }
    }

    /** Clears the interrupt that a lost lease has caused, and pauses before the next attempt. */
    private void rest() {
        try {
            Thread.interrupted();
            if (!closed) {
                Thread.sleep(PAUSE);
            }
        } catch (InterruptedException e) {
            LOG.debug("told to end");
        }
    }

    /** Empty if it could not begin this time. A database that cannot be used at the start is for the host to look after. */
    private Optional<RunningBot> begin() {
        try {
            return open(leasing.get());
        } catch (UnusableDatabaseException e) {
            if (!first.isDone()) {
                throw e;
            }
            LOG.atLevel(complained ? Level.DEBUG : Level.WARN).log("{} It is tried again.", e.getMessage());
            complained = true;
            return Optional.empty();
        }
    }

    private Optional<RunningBot> open(Tenancy tenancy) {
        Thread opener = Thread.currentThread();
        CompletableFuture<Void> told = tenancy.lost().thenRun(opener::interrupt);
        try {
            RunningBot bot = opening.open(tenancy);
            complained = false;
            first.complete(bot);
            return Optional.of(bot);
        } catch (RuntimeException e) {
            // Whoever opens it may find out first that the server is gone.
            if (closed || tenancy.isLost() || e instanceof ClosedBooksException) {
                LOG.debug("not opened: {}", e.getClass().getName());
                return Optional.empty();
            }
            throw e;
        } finally {
            told.cancel(false);
        }
    }

    private void stay(RunningBot bot) {
        try (bot) {
            CompletableFuture.anyOf(bot.lost(), bot.refused()).get();
            if (bot.refused().isDone()) {
                throw new NoEntryException(bot.refused().join(), null);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    /** Gives everything back, and waits until that is done. */
    @Override
    public void close() {
        closed = true;
        runner.interrupt();
        try {
            runner.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
