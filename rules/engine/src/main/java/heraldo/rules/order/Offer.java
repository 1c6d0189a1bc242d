package heraldo.rules.order;

import heraldo.rules.kernel.Message;
import java.util.Optional;

/**
 * A value that may be offered where a field of an order is filled in.
 *
 * @param value as stored text
 * @param lacking why no order with it can stand now, in words; empty if one can
 */
public record Offer(String value, Optional<Message> lacking) {

    /** A value that leads to an order that stands. */
    public static Offer of(String value) {
        return new Offer(value, Optional.empty());
    }

    public boolean possible() {
        return lacking.isEmpty();
    }
}
