package heraldo.rules.order;

import java.util.Optional;

/** The names of orders' values where a sentence tells of an order, rather than as players type it. */
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
