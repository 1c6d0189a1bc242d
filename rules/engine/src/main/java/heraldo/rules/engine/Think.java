package heraldo.rules.engine;

import heraldo.rules.chance.Dice;
import heraldo.rules.engine.mind.Mind;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Offer;
import heraldo.rules.order.OrderType;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;

/**
 * Advice for a seat: forecasts, suggestions, and the sheets of its bot player. Nothing of it depends on what the seat may not
 * know.
 *
 * @param <S> the state of a game, an immutable record
 */
public interface Think<S> {

    /** Returns what a sheet costs and leaves, as every receipt shows it. */
    List<Message> forecast(S state, Seat seat, OrderSheet sheet);

    /** Forecasts a sheet for its seat, line by line and in total. */
    default Outlook outlook(S state, Seat seat, OrderSheet sheet) {
        return Outlook.BLANK;
    }

    /** Computes the odds of a seat's next throws, where no turn can be simulated. */
    default Odds odds(S state, Seat seat) {
        return Odds.NONE;
    }

    /**
     * Returns values for a parameter, best first, as stored text. Each leads to an order that {@link Play#check} lets stand.
     */
    List<String> suggest(S state, ParamQuery query);

    /**
     * Returns the values that a form offers: those of {@link #suggest}, best first, then others that a player may look for, each with
     * what it lacks.
     */
    default List<Offer> offers(S state, ParamQuery query) {
        return suggest(state, query).stream().map(Offer::of).toList();
    }

    /**
     * Explains for each type of order why none can stand on a sheet now; what the types have in common is computed once. The answer
     * is empty if an order can stand, or if it is not known.
     *
     * @return a function for one thread
     */
    default Function<OrderType<?>, Optional<Message>> hindrances(S state, Seat seat, OrderSheet sheet) {
        return type -> Optional.empty();
    }

    /**
     * Explains why no order of one type can stand on a sheet now; empty if one can, or if it is not known.
     *
     * @param query any parameter of the type, nothing filled in
     */
    default Optional<Message> hindrance(S state, ParamQuery query) {
        return hindrances(state, query.seat(), query.sheet()).apply(query.type());
    }

    /**
     * Describes suggested values, such as a place by its terrain, its owner and its troops. A description follows the value's own
     * word.
     *
     * @param values as {@link #suggest} gives them
     * @return by value, without those whose own word says enough
     */
    default SortedMap<String, Message> glosses(S state, ParamQuery query, List<String> values) {
        return Collections.emptySortedMap();
    }

    /**
     * Proposes a sensible sheet. None of its lines is refused, unless it is planned for a later turn ({@link Steps#plansAhead}).
     */
    OrderSheet propose(S state, Seat seat, Dice dice);

    /**
     * Writes a governor's sheet for a seat that a person holds or may take: as {@link #propose}, without what only the person may
     * decide. A governor does not give the seat up, gives nothing away for free, and keeps the seat's word.
     */
    default OrderSheet govern(S state, Seat seat, Dice dice) {
        return propose(state, seat, dice);
    }

    /** Returns how governors rate sheets; empty if they only do as {@link #govern} says. */
    default Optional<Mind<S>> mind() {
        return Optional.empty();
    }
}
