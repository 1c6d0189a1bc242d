package heraldo.bot.sandbox.world;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** Passes on what happens, in order, to whoever listens. Listeners are called under the world's lock and must not wait. */
public final class Pulse {
    private final List<Consumer<Happening>> listeners = new CopyOnWriteArrayList<>();

    /** Listens from now on. */
    public void listen(Consumer<Happening> listener) {
        listeners.add(listener);
    }

    /** Listens no more. */
    public void forget(Consumer<Happening> listener) {
        listeners.remove(listener);
    }

    /** Tells everybody who listens. */
    public void tell(Happening happening) {
        listeners.forEach(listener -> listener.accept(happening));
    }
}
