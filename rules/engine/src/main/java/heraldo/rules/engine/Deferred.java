package heraldo.rules.engine;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Something that is worked out, once, when it is asked for. It must follow from what never changes any more: it is the same whoever
 * asks for it first.
 */
final class Deferred<T> {

    private final Supplier<? extends T> work;
    private volatile @Nullable T known;

    Deferred(Supplier<? extends T> work) {
        this.work = work;
    }

    T get() {
        T told = known;
        if (told == null) {
            told = work.get();
            known = told;
        }
        return told;
    }
}
