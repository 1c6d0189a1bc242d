package heraldo.rules.ruleset.caos.game;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Spelling;
import heraldo.rules.ruleset.caos.book.Book;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.book.Settings;
import heraldo.rules.ruleset.caos.order.Enrol;
import heraldo.rules.ruleset.caos.order.Values;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;

/** The conditions for joining (§5.1): a free name, and room for another band of the faith (CR7, CR9). */
public final class Enrolments {

    private static final int SHORTEST_BAND = 2;

    private final Book book;

    public Enrolments(Book book) {
        this.book = book;
    }

    /** Refuses an enrolment whose name has a wrong length or belongs to another band, or whose faith is full. */
    public Optional<Refusal> refusal(Enrol enrol, SortedMap<Seat, Order> others, Settings settings) {
        List<Enrol> seated = others.values().stream().map(Enrol.class::cast).toList();
        int most = settings.bandsPerFaith();
        return wrongLength(enrol)
                .or(() -> taken(enrol, seated))
                .or(() -> enrol.faith().flatMap(faith -> full(faith, seated, most)));
    }

    private static Optional<Refusal> wrongLength(Enrol enrol) {
        int length = enrol.band().strip().length();
        Message why = Message.of("enrol.length", "least", SHORTEST_BAND, "most", Values.LONGEST_BAND);
        return length >= SHORTEST_BAND && length <= Values.LONGEST_BAND
                ? Optional.empty()
                : Optional.of(Refusal.of("E_SYNTAX", "", "why", why));
    }

    /** Nobody may take the name of another band, or one that a seat without a band has. */
    private Optional<Refusal> taken(Enrol enrol, List<Enrol> seated) {
        Stream<String> names = Stream.concat(
                seated.stream().map(Enrol::band), book.names().stream().flatMap(List::stream));
        boolean taken =
                names.anyMatch(name -> Spelling.same(name.strip(), enrol.band().strip()));
        return taken
                ? Optional.of(Refusal.of("E_NAME_TAKEN", "", "band", new PlayerText(enrol.band())))
                : Optional.empty();
    }

    private static Optional<Refusal> full(Faith faith, List<Enrol> seated, int most) {
        long same = seated.stream()
                .flatMap(other -> other.faith().stream())
                .filter(other -> Spelling.same(other.code(), faith.code()))
                .count();
        return same < (faith.isMinor() ? 1 : most)
                ? Optional.empty()
                : Optional.of(Refusal.of(
                        "E_FAITH_FULL",
                        faith.isMinor() ? "CR7" : "CR9",
                        "problem",
                        faith.isMinor() ? "minor" : "common",
                        "faith",
                        faith.minorName()
                                .map(name -> (Object) new PlayerText(name))
                                .orElse(faith.code()),
                        "most",
                        most));
    }
}
