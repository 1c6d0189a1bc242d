package heraldo.rules.ruleset.cathay.state;

import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The current round and the place in its order (Y5).
 *
 * @param number from 1
 * @param place the position of the active seat in this round's order, from 0
 * @param order all seats, in the order of this round
 */
public record Round(int number, int place, List<Seat> order) {

    public Round {
        order = List.copyOf(order);
    }

    /** Returns the seat on turn. */
    public Seat active() {
        return order.get(place);
    }

    public boolean first() {
        return number == 1;
    }

    public boolean last() {
        return place == order.size() - 1;
    }

    /** After this turn: the next seat's, or that of the first of the next round, whose order is this one's reversed. */
    public Round next() {
        if (!last()) {
            return new Round(number, place + 1, order);
        }
        List<Seat> reversed = new ArrayList<>(order);
        Collections.reverse(reversed);
        return new Round(number + 1, 0, reversed);
    }
}
