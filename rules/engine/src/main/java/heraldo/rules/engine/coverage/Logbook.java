package heraldo.rules.engine.coverage;

import heraldo.rules.engine.Resolution;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.order.OrderBook;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** The log of one game. */
final class Logbook {

    static final String REFUSED = "refused";
    static final String WARNED = "warned";
    static final String OUTCOME = "outcome";
    static final String NOTED = "noted";

    private final OrderBook orders;
    private final SortedSet<String> codes;

    /** Codes, by where they were seen. */
    final Tally seen = new Tally();

    /** Order types and chosen values of lines that were played, by their outcomes and the notes they earned. */
    final Tally played = new Tally();

    /** Order types and chosen values of lines that could not stand, by the codes of the refusals. */
    final Tally dropped = new Tally();

    /** A game's book.
     *
     * @param codes those to look for in messages
     */
    Logbook(OrderBook orders, List<String> codes) {
        this.orders = orders;
        this.codes = new TreeSet<>(codes);
    }

    /** Counts a refusal, of anything read, filled in or done. */
    void refusal(Refusal refusal) {
        seen.count(refusal.code(), REFUSED);
    }

    /** Counts the refusal or the warnings of a line. */
    void verdict(Order order, Verdict verdict) {
        verdict.refusal().ifPresent(refusal -> {
            refusal(refusal);
            Uses.of(orders.typeOf(order), order).forEach(use -> dropped.count(use, refusal.code()));
        });
        verdict.warnings().forEach(warning -> messages(warning, WARNED));
    }

    void notice(Message text) {
        messages(text, NOTED);
    }

    void resolution(Resolution<?> resolution) {
        resolution.results().forEach(this::result);
        for (Chronicle.Section section : resolution.chronicle().sections()) {
            messages(section.title(), NOTED);
            section.entries().forEach(entry -> messages(entry.text(), NOTED));
        }
        resolution.alerts().forEach(alert -> messages(alert, NOTED));
    }

    private void result(LineResult result) {
        seen.count(result.code(), OUTCOME);
        result.details().forEach(detail -> messages(detail, NOTED));
        if (result.line() > 0) {
            List<String> earned = new ArrayList<>(List.of(result.code()));
            result.details().stream()
                    .flatMap(Sightings::in)
                    .filter(codes::contains)
                    .filter(code -> !earned.contains(code))
                    .forEach(earned::add);
            Uses.of(orders.typeOf(result.order()), result.order())
                    .forEach(use -> earned.forEach(code -> played.count(use, code)));
        }
    }

    private void messages(Message message, String place) {
        Sightings.in(message).filter(codes::contains).forEach(code -> seen.count(code, place));
    }

    void add(Logbook other) {
        seen.add(other.seen);
        played.add(other.played);
        dropped.add(other.dropped);
    }
}
