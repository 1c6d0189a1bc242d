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

    /** Why it does not belong to the season, if it does not. */
    default Optional<Refusal> untimely(Plan plan) {
        return Optional.empty();
    }

    /** The office it takes. */
    default Optional<Office> office(Plan plan) {
        return Optional.empty();
    }

    /** What it costs if it stands. */
    default Stock cost(Plan plan) {
        return Stock.NONE;
    }

    /** It stands: what it uses up is not there for the lines below it. */
    default void note(Plan plan) {}

    /** Whether it is examined after the lines that are not (R9). */
    default boolean examinedLast() {
        return false;
    }

    /** Whether the purse pays for it after the lines that are not (R4). */
    default boolean paidLast() {
        return false;
    }

    /** Whether a province that gives it has used its turn, so that nothing is done by default (R11). */
    default boolean usesTurn() {
        return false;
    }

    /** Whether it takes the place of an earlier line when it is entered (§3.2). */
    default boolean replaces(Order earlier) {
        return false;
    }

    /** Whether only its giver reads what came of it (R96). */
    default boolean secret() {
        return false;
    }

    /** Whether the chronicle lists it among its giver's orders. */
    default boolean listed() {
        return true;
    }

    /**
     * What it brings, in sentences.
     *
     * @param cost what it costs
     */
    default List<Message> foretold(Plan plan, Stock cost) {
        return List.of();
    }

    /** What may go wrong with it. */
    default List<Message> cautions(Plan plan) {
        return List.of();
    }

    /** What its giver may have overlooked, seen from the whole sheet. */
    default Optional<Message> warning(Plan plan) {
        return Optional.empty();
    }

    /** Whom it attacks. */
    default Stream<Owner> harmed(Plan plan) {
        return Stream.empty();
    }

    /** What it needs other provinces to write. */
    default List<Deal> deals(Plan plan) {
        return List.of();
    }
}
