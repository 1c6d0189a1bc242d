package heraldo.bot.render.crew;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/**
 * Something that another processor works out while a picture is painted. Where none has begun yet when it is needed, whoever
 * needs it does it, so that nobody ever waits for work that nobody is at.
 */
public final class Meanwhile<T> implements Supplier<T> {

    private final FutureTask<T> work;

    private Meanwhile(FutureTask<T> work) {
        this.work = work;
    }

    /** Has it begun as soon as a processor is free. */
    public static <T> Meanwhile<T> of(Supplier<T> work) {
        FutureTask<T> task = new FutureTask<>(work::get);
        Painters.begin(task);
        return new Meanwhile<>(task);
    }

    /**
     * Returns the results of several works, in their order. Other processors begin with the first of them, the caller with the
     * last.
     */
    public static <T> List<T> all(List<? extends Supplier<T>> works) {
        List<Meanwhile<T>> begun = new ArrayList<>();
        works.forEach(work -> begun.add(of(work)));
        List<T> found = new ArrayList<>();
        for (int i = begun.size() - 1; i >= 0; i--) {
            found.add(begun.get(i).get());
        }
        Collections.reverse(found);
        return found;
    }

    /** Returns the result of the work, running it if no processor has begun; throws again whatever went wrong in it. */
    @Override
    public T get() {
        work.run();
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return work.get();
                } catch (InterruptedException e) {
                    // A picture is finished all the same: it takes milliseconds.
                    interrupted = true;
                }
            }
        } catch (ExecutionException e) {
            throw again(e);
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static RuntimeException again(ExecutionException e) {
        Throwable fault = e.getCause();
        if (fault instanceof Error error) {
            throw error;
        }
        return fault instanceof RuntimeException exception ? exception : new IllegalStateException(e);
    }
}
