package heraldo.rules.engine;

import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The news of a turn as one seat reads them on its own card.
 *
 * @param news what everybody is told
 * @param seat who reads them
 */
public record Tidings(List<News> news, Seat seat) {

    private static final String PHRASING = "a";
    private static final String DOER = "seat";
    private static final String OTHER = "foe";

    public Tidings {
        news = List.copyOf(news);
    }

    /** Returns the news of other seats' acts against the seat. */
    public List<News> suffered() {
        return news.stream()
                .filter(each -> seat.equals(argument(each, OTHER)) && !seat.equals(argument(each, DOER)))
                .toList();
    }

    /** Returns the news of some kinds about other seats' acts against the seat. */
    public List<News> suffered(Predicate<String> kinds) {
        return suffered().stream().filter(each -> kinds.test(each.kind())).toList();
    }

    /** Returns the first news of an act against the seat with a given argument, such as a place. */
    public Optional<News> suffered(String argument, Object value) {
        return suffered().stream()
                .filter(each -> value.equals(argument(each, argument)))
                .findFirst();
    }

    /** Returns the entries of a turn's story for the seat alone, without the results of its lines. */
    public List<Message> secrets(Aftermath<?> turn) {
        List<Message> details = turn.results().stream()
                .flatMap(result -> result.details().stream())
                .toList();
        return turn.chronicle().sections().stream()
                .flatMap(section -> section.entries().stream())
                .filter(entry -> entry.onlyFor().filter(seat::equals).isPresent())
                .filter(entry -> entry.result().isEmpty() && !details.contains(entry.text()))
                .map(Chronicle.Entry::text)
                .toList();
    }

    /** A piece of news in one sentence. */
    public static Message told(News news) {
        return news.phrased(PHRASING);
    }

    /** The same; nothing if there is no news. */
    public static Message told(Optional<News> news) {
        return news.map(Tidings::told).orElse(Message.of("own-card.nothing"));
    }

    private static Object argument(News news, String name) {
        return news.told().arguments().getOrDefault(name, "");
    }
}
