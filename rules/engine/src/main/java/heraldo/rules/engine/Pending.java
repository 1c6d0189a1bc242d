package heraldo.rules.engine;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import java.util.Optional;

/**
 * Something that a game master has decreed, and that has not come about yet.
 *
 * @param words what it will be
 * @param withdrawal the edict that takes it back
 * @param secret the edict that decreed it, if nobody else may know of it before it comes about; empty if everybody does
 */
public record Pending(Message words, Order withdrawal, Optional<Order> secret) {

    /** Something that everybody knows of. */
    public static Pending open(Message words, Order withdrawal) {
        return new Pending(words, withdrawal, Optional.empty());
    }

    /** Something that nobody else may know of yet. */
    public static Pending secret(Order edict, Message words, Order withdrawal) {
        return new Pending(words, withdrawal, Optional.of(edict));
    }

    @Override
    public String toString() {
        return "something decreed";
    }
}
