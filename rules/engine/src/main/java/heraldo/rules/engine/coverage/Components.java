package heraldo.rules.engine.coverage;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The components of orders, whatever the shape of the parameter that fills them. */
final class Components {

    private Components() {}

    /** The values that stand in a component: one, perhaps one, or many. */
    static Stream<?> single(Object component) {
        return switch (component) {
            case Optional<?> optional -> optional.stream();
            case List<?> list -> list.stream();
            default -> Stream.of(component);
        };
    }
}
