package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.order.Action;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** What an order of a kind must satisfy, what it costs and what it uses up for the lines below it. */
interface Check<O extends Order> {

    /** The first reason why it cannot stand, in the order of the table (§3.3), season, office, actions and money aside. */
    Optional<Refusal> refusal(O order, Plan plan);

    /** Why it does not belong to the season, if it does not. */
    default Optional<Refusal> untimely(O order, Plan plan) {
        return Optional.empty();
    }

    /** The office it takes. */
    default Optional<Office> office(O order, Plan plan) {
        boolean independent = order instanceof Action action && action.independent();
        return independent ? Optional.of(Office.GOVERNOR) : Optional.empty();
    }

    /** What it costs if it stands. */
    default Stock cost(O order, Plan plan) {
        return Stock.NONE;
    }

    /** It stands: the lines below it reckon with it. */
    default void note(O order, Plan plan) {}

    /** The first of some reasons that applies. */
    @SafeVarargs
    @SuppressWarnings("varargs") // They are read and passed on to nobody.
    static Optional<Refusal> first(Supplier<Optional<Refusal>>... reasons) {
        return Stream.of(reasons).map(Supplier::get).flatMap(Optional::stream).findFirst();
    }

    /** A reason, if it applies. */
    static Optional<Refusal> when(boolean applies, String code, String rule, Object... namesAndValues) {
        return applies ? Optional.of(Refusal.of(code, rule, namesAndValues)) : Optional.empty();
    }
}
