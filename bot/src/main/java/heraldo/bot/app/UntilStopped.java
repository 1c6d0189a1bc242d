package heraldo.bot.app;

import heraldo.bot.discord.gate.Connection.NoEntryException;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Keeps a command going until the program is told to end (Ctrl-C, SIGTERM), and then closes what it opened. If something is
 * still being opened at that moment, it is interrupted, and abandoned if it does not react.
 */
final class UntilStopped {

    private static final long PATIENCE_SECONDS = 5;

    private final Thread opener = Thread.currentThread();
    private final CompletableFuture<AutoCloseable> part = new CompletableFuture<>();
    private volatile boolean told;

    private UntilStopped() {}

    /** Never returns before the end of the program. */
    static int with(AutoCloseable open) throws Exception {
        return with(() -> open, any -> new CompletableFuture<>());
    }

    /**
     * Opens something that may take long, and stays.
     *
     * @param refused why Discord does not let the bot in any more, done when it does so
     * @throws NoEntryException if that happens
     */
    static <P extends AutoCloseable> int with(Callable<P> opening, Function<P, CompletableFuture<String>> refused)
            throws Exception {
        UntilStopped stay = new UntilStopped();
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(stay::end));
        try {
            P open = opening.call();
            stay.part.complete(open);
            throw new NoEntryException(refused.apply(open).get(), null);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 0;
        } catch (NoEntryException e) {
            throw e;
        } catch (Exception e) {
            if (stay.told) {
                // Whatever was being done was interrupted, and each part says so in its own way.
                throw new CancellationException("Heraldo was told to end while it was starting.");
            }
            throw e;
        } finally {
            stay.part.completeExceptionally(new CancellationException());
        }
    }

    private void end() {
        if (!part.isDone()) {
            told = true;
            opener.interrupt();
        }
        try {
            part.get(PATIENCE_SECONDS, TimeUnit.SECONDS).close();
        } catch (CancellationException | ExecutionException e) {
            // It was never open.
            return;
        } catch (Exception e) {
            System.err.println("Could not be closed: " + e.getMessage());
        }
    }
}
