package heraldo.bot.render;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.function.Supplier;

/** Something that another processor works out while a picture is painted; where none is free, whoever needs it does. */
final class Meanwhile<T> implements Supplier<T> {

    private final ForkJoinTask<T> work;

    private Meanwhile(ForkJoinTask<T> work) {
        this.work = work;
    }

    /** Begins to work it out. */
    static <T> Meanwhile<T> of(Supplier<T> work) {
        return new Meanwhile<>(ForkJoinPool.commonPool().submit(work::get));
    }

    /** What it has come to; waits for it. */
    @Override
    public T get() {
        return work.join();
    }
}
