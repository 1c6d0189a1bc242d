package heraldo.rules.engine;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;

/**
 * The deal behind an order: the order is one side of it, and takes effect only if the other seat writes its own line.
 *
 * @param with the other seat
 * @param mirrored the order that the other seat has to write
 * @param needs the other conditions for both sides, as everybody may know them, in words for either
 * @param lasts whether the line alone stands after the turn until the other writes its own: it is an offer by itself, which
 *     nobody has failed to answer when the turn ends
 */
public record Deal(Seat with, Order mirrored, Message needs, boolean lasts) {

    /** A deal that comes to nothing unless both sides write it in the same turn. */
    public Deal(Seat with, Order mirrored, Message needs) {
        this(with, mirrored, needs, false);
    }
}
