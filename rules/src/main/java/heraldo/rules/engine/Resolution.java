package heraldo.rules.engine;

import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import java.util.List;

/**
 * What a turn came to.
 *
 * @param state the state of the next turn
 * @param results one for every line of every sheet, and for every order the engine added
 * @param chronicle the story of the turn
 * @param alerts what the game master alone is told: what looks like foul play, what waits for a decision
 */
public record Resolution<S>(S state, List<LineResult> results, Chronicle chronicle, List<Message> alerts) {
    public Resolution {
        results = List.copyOf(results);
        alerts = List.copyOf(alerts);
    }

    /** A turn with nothing that the game master should know alone. */
    public Resolution(S state, List<LineResult> results, Chronicle chronicle) {
        this(state, results, chronicle, List.of());
    }
}
