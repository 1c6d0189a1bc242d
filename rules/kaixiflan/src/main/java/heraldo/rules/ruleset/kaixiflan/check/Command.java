package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** An order of a player, with everything the rules say of it before the turn is played (§3). */
public interface Command extends Order {

    /**
     * An order of a sheet of this game.
     *
     * @throws IllegalArgumentException if it is one of another game
     */
    static Command of(Order order) {
        if (order instanceof Command command) {
            return command;
        }
        throw new IllegalArgumentException("no order of this game: " + order.getClass());
    }

    /** The first reason why it cannot stand, in the order of the table (§3.3), season, office, actions and money aside. */
    default Optional<Refusal> refusal(Plan plan) {
        return Optional.empty();
    }

    /** Returns the refusal of an order that does not belong to the season; empty if it does. */
    default Optional<Refusal> untimely(Plan plan) {
        return Optional.empty();
    }

    /** The office it takes. */
    default Optional<Office> office(Plan plan) {
        return Optional.empty();
    }

    /** Returns its cost if it stands. */
    default Stock cost(Plan plan) {
        return Stock.NONE;
    }

    /** It stands: what it uses up is not there for the lines below it. */
    default void note(Plan plan) {}

    /** Returns whether its examination comes after that of the other lines (R9). */
    default boolean examinedLast() {
        return false;
    }

    /** Returns whether the purse pays for it after the other lines (R4). */
    default boolean paidLast() {
        return false;
    }

    /** Returns whether it counts as using the turn, so that its province gets no default order (R11). */
    default boolean usesTurn() {
        return false;
    }

    /** Returns whether it takes the place of an earlier line at its entry (§3.2). */
    default boolean replaces(Order earlier) {
        return false;
    }

    /** Returns whether only its giver reads its result (R96). */
    default boolean secret() {
        return false;
    }

    /** Returns whether the chronicle lists it among its giver's orders. */
    default boolean listed() {
        return true;
    }

    /**
     * Foretells its effect, in sentences.
     *
     * @param cost its cost
     */
    default List<Message> foretold(Plan plan, Stock cost) {
        return List.of();
    }

    /** Lists the risks of the order. */
    default List<Message> cautions(Plan plan) {
        return List.of();
    }

    /** Warns of something that its giver may have overlooked, seen from the whole sheet. */
    default Optional<Message> warning(Plan plan) {
        return Optional.empty();
    }

    /** Returns the owners that it attacks. */
    default Stream<Owner> harmed(Plan plan) {
        return Stream.empty();
    }

    /** Lists the lines that it needs from other provinces. */
    default List<Deal> deals(Plan plan) {
        return List.of();
    }
}
