package heraldo.rules.engine;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;

/**
 * What one order needs from another seat: the order is one side of a deal that takes effect only if the other seat writes its
 * own line.
 *
 * @param with the other seat
 * @param mirrored what the other has to write
 * @param needs what else it takes on both sides, as everybody may know it, to be read by either
 * @param lasts whether the line alone stands after the turn until the other writes its own: it is an offer by itself, which
 *     nobody has failed to answer when the turn ends
 */
public record Deal(Seat with, Order mirrored, Message needs, boolean lasts) {

    /** A deal that comes to nothing unless both sides write it in the same turn. */
    public Deal(Seat with, Order mirrored, Message needs) {
        this(with, mirrored, needs, false);
    }
}
