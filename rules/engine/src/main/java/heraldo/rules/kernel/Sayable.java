package heraldo.rules.kernel;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The validator of arguments of a {@link Message}. */
final class Sayable {

    private Sayable() {}

    /**
     * Demands that a value can be said.
     *
     * @throws IllegalArgumentException if it cannot
     */
    static void demand(@Nullable Object value) {
        if (single(value)) {
            return;
        }
        if (!(value instanceof List<?> list)) {
            throw new IllegalArgumentException("cannot be said: " + value);
        }
        for (Object each : list) {
            demand(each);
        }
    }

    private static boolean single(@Nullable Object value) {
        return value instanceof Integer
                || value instanceof String
                || value instanceof Message
                || value instanceof Seat
                || value instanceof PlayerText
                || value instanceof Long;
    }
}
