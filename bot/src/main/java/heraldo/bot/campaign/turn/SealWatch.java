package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.model.TurnKey;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

/** Those who wait for the post of a step's seal. What they wait for stands in the books; nothing is lost if they are killed. */
final class SealWatch {
    private final Map<TurnKey, CompletableFuture<Void>> awaited = new ConcurrentHashMap<>();

    /**
     * Waits until a seal is posted, but no longer than is said. Whoever calls it is on a virtual thread of his own, with no
     * transaction open.
     *
     * @param waits whether it is still to be posted, as the books say
     */
    void await(TurnKey step, Duration most, BooleanSupplier waits) {
        CompletableFuture<Void> posted = awaited.computeIfAbsent(step, any -> new CompletableFuture<>());
        try {
            if (waits.getAsBoolean()) {
                posted.get(most.toMillis(), TimeUnit.MILLISECONDS);
            }
        } catch (TimeoutException e) {
            // Discord takes its time: the step is played all the same.
            return;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        } finally {
            awaited.remove(step, posted);
        }
    }

    /**
     * A seal is posted, or given up.
     *
     * @return whether somebody waited for it
     */
    boolean posted(TurnKey step) {
        CompletableFuture<Void> posted = awaited.get(step);
        return posted != null && posted.complete(null);
    }
}
