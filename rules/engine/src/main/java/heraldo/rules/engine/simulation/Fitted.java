package heraldo.rules.engine.simulation;

import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The lines of a sheet written for another seat that are valid in a world; invalid ones are dropped, as in any sheet.
 *
 * @param refused why lines cannot stand, by their numbers, from 1
 */
record Fitted(OrderSheet sheet, SortedMap<Integer, Message> refused) {

    Fitted {
        refused = Collections.unmodifiableSortedMap(new TreeMap<>(refused));
    }

    /**
     * Fits a sheet into a world: keeps the lines that are valid after those that its seat has agreed on.
     *
     * @param written the whole sheet; lines agreed on need not be in it, and count once if they are
     */
    static <S> Fitted of(Ruleset<S> rules, S state, Seat seat, OrderSheet agreed, OrderSheet written) {
        OrderSheet first = agreed.isEmpty() ? OrderSheet.EMPTY : bound(rules, state, seat, agreed, written);
        OrderSheet whole = joined(rules, state, seat, first, written);
        return hindrance(rules.play().check(state, seat, whole)).isEmpty()
                ? new Fitted(whole, new TreeMap<>())
                : lineByLine(rules, state, seat, first, written);
    }

    /** Returns the lines that a seat has agreed on, and those that it needs for them and has not written. */
    private static <S> OrderSheet bound(Ruleset<S> rules, S state, Seat seat, OrderSheet agreed, OrderSheet written) {
        OrderSheet first =
                lineByLine(rules, state, seat, OrderSheet.EMPTY, agreed).sheet();
        OrderSheet whole = joined(rules, state, seat, first, written);
        List<Order> lacking = first.orders().stream()
                .flatMap(order -> rules.agree().pledge(order, whole).stream())
                .toList();
        return lineByLine(rules, state, seat, first, new OrderSheet(lacking)).sheet();
    }

    private static <S> OrderSheet joined(Ruleset<S> rules, S state, Seat seat, OrderSheet first, OrderSheet written) {
        OrderSheet whole = first;
        for (Order order : written.orders()) {
            whole = first.orders().contains(order) ? whole : rules.play().enter(state, seat, whole, order);
        }
        return whole;
    }

    /** Each line is entered after those that can stand. */
    private static <S> Fitted lineByLine(Ruleset<S> rules, S state, Seat seat, OrderSheet first, OrderSheet written) {
        OrderSheet sheet = first;
        SortedMap<Integer, Message> refused = new TreeMap<>();
        for (int line = 1; line <= written.size(); line++) {
            if (first.orders().contains(written.line(line))) {
                continue;
            }
            OrderSheet longer = rules.play().enter(state, seat, sheet, written.line(line));
            Optional<Message> why = hindrance(rules.play().check(state, seat, longer));
            if (why.isPresent()) {
                refused.put(line, why.get());
            } else {
                sheet = longer;
            }
        }
        return new Fitted(sheet, refused);
    }

    private static Optional<Message> hindrance(List<Verdict> verdicts) {
        return verdicts.stream()
                .flatMap(verdict -> verdict.refusal().stream())
                .map(Refusal::message)
                .findFirst();
    }
}
