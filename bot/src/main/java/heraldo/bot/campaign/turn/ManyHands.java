package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.model.TurnKey;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Does a step for many turns, as many at a time as there are processors: one is played while another is written to the disk. Turns of
 * different campaigns have nothing to do with each other. Few are done one after another.
 */
final class ManyHands {
    private static final int MANY = 32;

    private ManyHands() {}

    /** Returns whether there are too many turns to play one after another. */
    static boolean many(List<TurnKey> turns) {
        return turns.size() >= MANY;
    }

    /** Comes back when it is done for all. What a step throws comes out of here, when the others are done. */
    static void each(List<TurnKey> turns, Consumer<TurnKey> step) {
        if (!many(turns)) {
            turns.forEach(step);
            return;
        }
        List<Callable<Void>> steps = turns.stream()
                .<Callable<Void>>map(turn -> () -> {
                    step.accept(turn);
                    return null;
                })
                .toList();
        int hands = Runtime.getRuntime().availableProcessors();
        try (ExecutorService pool = Executors.newFixedThreadPool(
                hands, work -> Thread.ofPlatform().name("hand").daemon().unstarted(work))) {
            for (Future<Void> done : pool.invokeAll(steps)) {
                done.get();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            switch (e.getCause()) {
                case Error error -> throw error;
                case RuntimeException exception -> throw exception;
                case null, default -> throw new IllegalStateException(e);
            }
        }
    }
}
