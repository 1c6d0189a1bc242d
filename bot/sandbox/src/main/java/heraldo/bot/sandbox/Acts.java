package heraldo.bot.sandbox;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Named buttons on the sandbox page that are not part of Discord, such as "to the deadline". The program that runs the sandbox
 * provides them; the page lists and triggers them.
 */
public final class Acts {
    /** The action behind a button. */
    @FunctionalInterface
    public interface Deed {
        /**
         * Does it, before returning.
         *
         * @return one sentence that tells what happened, shown on the page; may be empty
         * @throws Exception if it failed; its message is shown on the page
         */
        String perform() throws Exception;
    }

    /**
     * A button.
     *
     * @param name its name in the address, {@code [a-z-]+}
     * @param labels what the button says, by language code ({@code es}, {@code en})
     * @param deed what it does
     */
    public record Act(String name, Map<String, String> labels, Deed deed) {
        public Act {
            labels = Map.copyOf(labels);
        }
    }

    private final Map<String, Act> acts = new LinkedHashMap<>();

    /** Offers a button, or replaces the one of that name. */
    public synchronized void offer(String name, Map<String, String> labels, Deed deed) {
        acts.put(name, new Act(name, labels, deed));
    }

    /** The buttons in the order in which they were offered. */
    public synchronized List<Act> offered() {
        return List.copyOf(acts.values());
    }

    /** The button of that name. */
    public synchronized Optional<Act> named(String name) {
        return Optional.ofNullable(acts.get(name));
    }
}
