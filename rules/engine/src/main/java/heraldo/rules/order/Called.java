package heraldo.rules.order;

import java.util.Optional;

/** What values of orders are called where an order is told in words rather than written as it is typed. */
@FunctionalInterface
public interface Called {

    /** Nothing has another name than the one it is typed by. */
    Called AS_TYPED = (type, value) -> Optional.empty();

    /**
     * A place by its name, a soldier by what it is.
     *
     * @param type the name of the kind of value, e.g. {@code hex}
     * @return what may be an argument of a message; empty if the canonical text says enough
     */
    Optional<Object> of(String type, Object value);
}
