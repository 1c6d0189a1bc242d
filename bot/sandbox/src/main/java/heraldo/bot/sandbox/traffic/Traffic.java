package heraldo.bot.sandbox.traffic;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** Shows listeners every exchange between the bot and the stand-in, after its response. */
public final class Traffic {
    private final List<Consumer<Exchange>> watchers = new CopyOnWriteArrayList<>();

    /** Watches from now on. Watchers are called on the server's threads, several at once. */
    public void watch(Consumer<Exchange> watcher) {
        watchers.add(watcher);
    }

    /** Shows an exchange. */
    public void show(Exchange exchange) {
        watchers.forEach(watcher -> watcher.accept(exchange));
    }
}
