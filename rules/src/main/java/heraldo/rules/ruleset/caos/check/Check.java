package heraldo.rules.ruleset.caos.check;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.caos.law.Cost;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** What an order of a kind must satisfy, what it costs and what the lines below it reckon with. */
interface Check<O extends Order> {

    /** Whom or what it names that this game does not have. */
    default Optional<Refusal> unknown(O order, Plan plan) {
        return Optional.empty();
    }

    /** The first reason why it cannot stand, in the order of the table (§5.2), up to money. */
    default Optional<Refusal> refusal(O order, Plan plan) {
        return Optional.empty();
    }

    /** The first reason of those that come after money. */
    default Optional<Refusal> late(O order, Plan plan) {
        return Optional.empty();
    }

    /** What it costs if it stands. */
    default Cost cost(O order, Plan plan) {
        return Cost.NONE;
    }

    /** What might make it fail. */
    default List<Message> warnings(O order, Plan plan) {
        return List.of();
    }

    /** The first of some reasons that applies. */
    @SafeVarargs
    @SuppressWarnings("varargs") // They are read and passed on to nobody.
    static Optional<Refusal> first(Supplier<Optional<Refusal>>... reasons) {
        return Stream.of(reasons).map(Supplier::get).flatMap(Optional::stream).findFirst();
    }

    /** A reason, if it applies. */
    static Optional<Refusal> when(boolean applies, Supplier<Refusal> refusal) {
        return applies ? Optional.of(refusal.get()) : Optional.empty();
    }
}
