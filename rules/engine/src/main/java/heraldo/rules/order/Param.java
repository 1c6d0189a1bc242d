package heraldo.rules.order;

import java.util.List;
import java.util.Optional;

/**
 * A parameter of an order type. Its name is the name of the record component it fills.
 *
 * @param shape how often it stands and what the component's type is
 * @param type what a value looks like; empty for flags and groups
 * @param least the fewest values of a list or group
 * @param most the most values of a list or group
 * @param group what a group repeats; empty otherwise
 */
public record Param(String name, Shape shape, Optional<ParamType<?>> type, int least, int most, Optional<Group> group) {

    /** {@code ONE}: T; {@code OPTIONAL}: Optional of T; {@code MANY}: List of T; {@code FLAG}: boolean; {@code GROUP}: List of a record. */
    public enum Shape {
        ONE,
        OPTIONAL,
        MANY,
        FLAG,
        GROUP
    }

    /** Parameters that are repeated together, and the record that holds one repetition. */
    public record Group(Class<? extends Record> record, List<Param> params) {
        public Group {
            params = List.copyOf(params);
        }
    }

    public static Param one(String name, ParamType<?> type) {
        return new Param(name, Shape.ONE, Optional.of(type), 1, 1, Optional.empty());
    }

    public static Param optional(String name, ParamType<?> type) {
        return new Param(name, Shape.OPTIONAL, Optional.of(type), 0, 1, Optional.empty());
    }

    public static Param many(String name, ParamType<?> type, int least, int most) {
        return new Param(name, Shape.MANY, Optional.of(type), least, most, Optional.empty());
    }

    public static Param flag(String name) {
        return new Param(name, Shape.FLAG, Optional.empty(), 0, 1, Optional.empty());
    }

    public static Param group(String name, Class<? extends Record> record, int most, Param... params) {
        return new Param(name, Shape.GROUP, Optional.empty(), 1, most, Optional.of(new Group(record, List.of(params))));
    }
}
