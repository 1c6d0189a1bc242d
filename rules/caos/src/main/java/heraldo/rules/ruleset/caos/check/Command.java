package heraldo.rules.ruleset.caos.check;

import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.law.Cost;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.state.Stage;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/**
 * An order that a player gives, with what the rules say about it: when it is refused (§5.2), what it costs, and what is told
 * of it in advance. What holds for most orders stands here.
 */
public interface Command extends Order {

    /** An order of a sheet of this game. */
    static Command of(Order order) {
        return (Command) order;
    }

    /** What the game must be waiting for. */
    default Stage stage() {
        return Stage.ORDERS;
    }

    /** Whom or what it names that this game does not have. */
    default Optional<Refusal> unknown(Plan plan) {
        return Optional.empty();
    }

    /** The first reason why it cannot stand, in the order of the table (§5.2), up to money. */
    default Optional<Refusal> refusal(Plan plan) {
        return Optional.empty();
    }

    /** The first reason of those that come after money. */
    default Optional<Refusal> late(Plan plan) {
        return Optional.empty();
    }

    /** What it costs if it stands. */
    default Cost cost(Plan plan) {
        return Cost.NONE;
    }

    /** What might make it fail. */
    default List<Message> warnings(Plan plan) {
        return List.of();
    }

    /** Whether it takes the place of an earlier order: what one can say only once (§5.1). */
    default boolean replaces(Order earlier) {
        return false;
    }

    /** The planets it gives away (C37). */
    default List<String> given() {
        return List.of();
    }

    /** The planet it attacks. */
    default Optional<String> target() {
        return Optional.empty();
    }

    /** Whom it harms if this seat gives it: the owner of the planet it attacks. */
    default SortedSet<Seat> harmed(Law law, Seat seat) {
        return Frozen.set(target().flatMap(law::owner).filter(owner -> !owner.equals(seat)).stream()
                .toList());
    }

    /** What it needs others to file if this seat gives it. */
    default List<Deal> deals(Seat seat) {
        return List.of();
    }

    /** What its author adds to a sheet so that it comes about; empty if nothing is lacking. */
    default Optional<Order> pledge(OrderSheet sheet) {
        return Optional.empty();
    }

    /** What it brings if everybody else is silent. */
    default List<Message> gist(Rehearsal played, int line) {
        return List.of();
    }

    /** Why it may come to nothing, or to what its player does not want. */
    default List<Message> dangers(Rehearsal played) {
        return List.of();
    }
}
