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

    /** Returns the stage of the game in which players may give it. */
    default Stage stage() {
        return Stage.ORDERS;
    }

    /** Returns the refusal if it names a seat or a thing that this game does not have. */
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

    /** Returns its cost if it is accepted. */
    default Cost cost(Plan plan) {
        return Cost.NONE;
    }

    /** Returns warnings about things that might make it fail. */
    default List<Message> warnings(Plan plan) {
        return List.of();
    }

    /** Returns whether it replaces an earlier order of the sheet, because a seat can give it only once (§5.1). */
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

    /** Returns the seats it harms if this seat gives it: the owner of the planet it attacks. */
    default SortedSet<Seat> harmed(Law law, Seat seat) {
        return Frozen.set(target().flatMap(law::owner).filter(owner -> !owner.equals(seat)).stream()
                .toList());
    }

    /** Returns the matching orders that other seats must file if this seat gives it. */
    default List<Deal> deals(Seat seat) {
        return List.of();
    }

    /** Returns the order that its author adds to a sheet to make it come about; empty if nothing is missing. */
    default Optional<Order> pledge(OrderSheet sheet) {
        return Optional.empty();
    }

    /** Returns its effects if all other seats send nothing. */
    default List<Message> gist(Rehearsal played, int line) {
        return List.of();
    }

    /** Returns the reasons why it may come to nothing, or to something its player does not want. */
    default List<Message> dangers(Rehearsal played) {
        return List.of();
    }
}
