package heraldo.rules.engine;

import heraldo.rules.chance.Dice;
import heraldo.rules.data.StateCodec;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.kernel.Turn;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/**
 * The rules of a game: pure functions over an immutable state. The same arguments give the same result, byte for byte, on any
 * machine.
 *
 * @param <S> the state of a game, an immutable record
 */
public interface Play<S> {

    /** Returns every order that a player may give, in the order in which help lists them. */
    List<OrderType<?>> orders();

    /** Refuses options that may each be chosen but do not go together, or not with this number of seats; empty if they do. */
    default Optional<Refusal> objection(Setup setup) {
        return Optional.empty();
    }

    /** Makes the state before the first turn. */
    S setUp(Setup setup, Dice dice);

    /**
     * Returns an example of a position for those who wait for the start; empty if the ruleset has none. Nothing in it comes from
     * the campaign's dice.
     */
    default Optional<S> sample(Setup setup) {
        return Optional.empty();
    }

    /** Returns the open turn. */
    Turn turn(S state);

    /** Judges each line of a sheet, in the order of the lines. */
    List<Verdict> check(S state, Seat seat, OrderSheet sheet);

    /**
     * Writes an order on a sheet: at its end, or in the place of the one it replaces.
     *
     * @return the new sheet; {@link #check} says whether the order can stand
     */
    default OrderSheet enter(S state, Seat seat, OrderSheet sheet, Order order) {
        return sheet.with(order);
    }

    /** Returns whether a seat gives up the game with an order: its player is asked first. */
    default boolean concedes(Order order) {
        return false;
    }

    /**
     * Plays the open turn, or one step of an instant turn.
     *
     * @param sheets the sheets of the seats that sent one. An instant turn gets those of the step; none at all means that
     *     its deadline has passed
     */
    Resolution<S> resolve(S state, Map<Seat, OrderSheet> sheets, Dice dice);

    /** Returns the same position under other options, after the game master changed some that may change. */
    default S adopt(S state, SortedMap<String, String> options) {
        return state;
    }

    /** Returns the fame table. */
    Standings standings(S state);

    /** Returns the winners, once the game is over. */
    Optional<Outcome> outcome(S state);

    /**
     * Returns an upper bound of the turns after the open one in which orders are due; empty if nothing bounds the game.
     */
    default Optional<Integer> turnsLeft(S state) {
        return Optional.empty();
    }

    /** Lists the invariants of the rules file that a state breaks; empty for every state of a legal game. */
    List<String> violations(S state);

    /**
     * Redraws all that a viewer may not know (undiscovered land, cards in a deck, others' secrets), so that the viewer cannot tell
     * the result from the given state. It proves that views keep secrets. A ruleset without secrets returns the state.
     */
    default S redrawn(S state, Viewer viewer, Dice dice) {
        return state;
    }

    /** Returns the codec of states, which is made once. */
    StateCodec<S> codec();

    /** Returns the player of the rules file's examples. */
    CaseDialect cases();
}
