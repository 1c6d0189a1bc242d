package heraldo.rules.engine;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Notice;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;

/**
 * Deals between seats, and the harm they do to each other.
 *
 * @param <S> the state of a game, an immutable record
 */
public interface Agree<S> {

    /**
     * Returns what seats may be told now because of everybody's sheets.
     *
     * @param sheets the sheets as they stand, of all seats that have written one
     */
    default List<Notice> notices(S state, Map<Seat, OrderSheet> sheets) {
        return List.of();
    }

    /**
     * Returns the deals that an order needs, one for each seat that has to write its part; none if it comes about by itself, or
     * the other has done its part already. From the other's side it is the same deal: its order is mirrored by this one. The
     * answer depends on nobody's sheet, nor on what the seat may not know.
     */
    default List<Deal> deals(S state, Seat seat, Order order) {
        return List.of();
    }

    /**
     * Returns the line that a seat which keeps its word adds to a sheet so that an order it has agreed on comes about; empty if
     * none is missing.
     */
    default Optional<Order> pledge(Order agreed, OrderSheet sheet) {
        return Optional.empty();
    }

    /**
     * Returns the seats that an order attacks, robs or besieges if it is carried out: those whose units, buildings or land it may
     * take or destroy, and whose settlements it may cut off. A gift by agreement harms nobody. The answer depends on nobody's
     * sheet, nor on what the seat may not know.
     */
    default SortedSet<Seat> harmed(S state, Seat seat, Order order) {
        return Frozen.noSet();
    }
}
