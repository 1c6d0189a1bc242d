package heraldo.rules.engine;

import heraldo.rules.kernel.Message;
import java.util.List;

/**
 * The chances of a seat, computed rather than simulated: for games that play orders as they are given, where there is no turn to
 * simulate. They reveal nothing that the seat may not know.
 */
public record Odds(List<Part> parts) {

    /** Nothing hangs on chance, or the ruleset says nothing of it. */
    public static final Odds NONE = new Odds(List.of());

    public Odds {
        parts = List.copyOf(parts);
    }

    /**
     * One thing that chance decides.
     *
     * @param title its name
     * @param lines sentences
     */
    public record Part(Message title, List<Message> lines) {
        public Part {
            lines = List.copyOf(lines);
        }
    }
}
