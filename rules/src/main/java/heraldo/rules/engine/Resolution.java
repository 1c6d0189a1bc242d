package heraldo.rules.engine;

import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import java.util.List;

/**
 * What a turn came to.
 *
 * @param state the state of the next turn
 * @param results one for every line of every sheet, and for every order the engine added
 * @param chronicle the story of the turn
 * @param alerts what the game master alone is told: what looks like foul play, what waits for a decision
 * @param news what everybody is told first, as it happened
 */
public record Resolution<S>(
        S state, List<LineResult> results, Chronicle chronicle, List<Message> alerts, List<News> news) {
    public Resolution {
        results = List.copyOf(results);
        alerts = List.copyOf(alerts);
        news = List.copyOf(news);
    }

    /** A turn with nothing that the game master should know alone. */
    public Resolution(S state, List<LineResult> results, Chronicle chronicle) {
        this(state, results, chronicle, List.of(), List.of());
    }

    /** The same with what everybody is told first. */
    public Resolution<S> reporting(List<News> told) {
        return new Resolution<>(state, results, chronicle, alerts, told);
    }
}
