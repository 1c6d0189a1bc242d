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

/** Lets threads wait until a step's seal is posted. The books hold what they wait for; nothing is lost if they are killed. */
final class SealWatch {
    private final Map<TurnKey, CompletableFuture<Void>> awaited = new ConcurrentHashMap<>();

    /**
     * Waits until a seal is posted, up to a timeout. To be called on a virtual thread of its own, with no transaction open.
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
