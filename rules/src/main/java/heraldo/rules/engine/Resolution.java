package heraldo.rules.engine;

import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.LineResult;
import java.util.List;

/**
 * What a turn came to.
 *
 * @param state the state of the next turn
 * @param results one for every line of every sheet, and for every order the engine added
 * @param chronicle the story of the turn
 */
public record Resolution<S>(S state, List<LineResult> results, Chronicle chronicle) {
    public Resolution {
        results = List.copyOf(results);
    }
}
