package heraldo.rules.engine;

import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * The result of a turn. A ruleset may put its story and its news into words lazily, at the first request: a game that is
 * simulated, or plays itself, has few readers.
 *
 * @param <S> the state of the ruleset
 */
public final class Resolution<S> {

    private final S state;
    private final List<LineResult> results;
    private final Deferred<Chronicle> chronicle;
    private final List<Message> alerts;
    private final Deferred<List<News>> news;

    private Resolution(
            S state,
            List<LineResult> results,
            Deferred<Chronicle> chronicle,
            List<Message> alerts,
            Deferred<List<News>> news) {
        this.state = state;
        this.results = List.copyOf(results);
        this.chronicle = chronicle;
        this.alerts = List.copyOf(alerts);
        this.news = news;
    }

    public Resolution(S state, List<LineResult> results, Chronicle chronicle, List<Message> alerts, List<News> news) {
        this(state, results, new Deferred<>(() -> chronicle), alerts, told(List.copyOf(news)));
    }

    /** A turn with nothing that the game master should know alone. */
    public Resolution(S state, List<LineResult> results, Chronicle chronicle) {
        this(state, results, chronicle, List.of(), List.of());
    }

    /**
     * The same, with story and news put into words when they are asked for.
     *
     * @param chronicle the story; it follows from what does not change after the turn
     * @param news the news, from the same
     */
    public static <S> Resolution<S> untold(
            S state, List<LineResult> results, Supplier<Chronicle> chronicle, Supplier<List<News>> news) {
        return new Resolution<>(
                state, results, new Deferred<>(chronicle), List.of(), new Deferred<>(() -> List.copyOf(news.get())));
    }

    private static Deferred<List<News>> told(List<News> news) {
        return new Deferred<>(() -> news);
    }

    /** The same with what the game master alone is told. */
    public Resolution<S> alerting(List<Message> told) {
        return new Resolution<>(state, results, chronicle, told, news);
    }

    /** The same with what everybody is told first. */
    public Resolution<S> reporting(List<News> told) {
        return new Resolution<>(state, results, chronicle, alerts, told(List.copyOf(told)));
    }

    /** The state of the next turn. */
    public S state() {
        return state;
    }

    /** One for every line of every sheet, and for every order the engine added. */
    public List<LineResult> results() {
        return results;
    }

    /** The story of the turn. */
    public Chronicle chronicle() {
        return chronicle.get();
    }

    /** Returns the alerts for the game master alone: signs of foul play, decisions to make. */
    public List<Message> alerts() {
        return alerts;
    }

    /** Returns the news for everybody, in the order of events. */
    public List<News> news() {
        return news.get();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Resolution<?> resolution
                && state.equals(resolution.state)
                && results.equals(resolution.results)
                && chronicle().equals(resolution.chronicle())
                && alerts.equals(resolution.alerts)
                && news().equals(resolution.news());
    }

    @Override
    public int hashCode() {
        return Objects.hash(state, results, chronicle(), alerts, news());
    }

    @Override
    public String toString() {
        return "Resolution[state=" + state + ", results=" + results + ", chronicle=" + chronicle() + ", alerts="
                + alerts + ", news=" + news() + "]";
    }
}
