package heraldo.bot.campaign.sheet;

import heraldo.bot.campaign.model.Bid;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import java.util.Optional;

/**
 * An offer as one of its two sides reads it. Prints nothing of it.
 *
 * @param other the other side
 * @param own whether the reader made it
 * @param order the reader's side of it: what they have written, or would write
 * @param before the reader's side of the offer that this one answers
 * @param needs the other needs of the deal on both sides
 */
public record Offered(
        long id,
        Seat other,
        boolean own,
        Order order,
        Optional<Order> before,
        Optional<Message> needs,
        Bid.State state) {

    /** Returns whether the offer is open. */
    public boolean open() {
        return state == Bid.State.OPEN;
    }

    /** Returns whether the offer waits for its reader's answer. */
    public boolean waits() {
        return open() && !own;
    }

    @Override
    public String toString() {
        return "offer " + id;
    }
}
