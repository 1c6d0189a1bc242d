package heraldo.rules.order;

import heraldo.rules.data.RecordShape;
import heraldo.rules.kernel.Order;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;

/** An order type as a form with fields: those of a group stand beside the others, since a form fills in one repetition. */
public record Form(OrderType<?> type) {

    /** The fields, in the order in which they are declared. */
    public Stream<Param> fields() {
        return type.params().stream()
                .flatMap(param ->
                        param.group().map(group -> group.params().stream()).orElseGet(() -> Stream.of(param)));
    }

    /** The field of a name. */
    public Optional<Param> find(String name) {
        return fields().filter(param -> param.name().equals(name)).findFirst();
    }

    /** The first field that must still be filled in. */
    public Optional<Param> open(SortedMap<String, String> given) {
        for (Param param : type.params()) {
            for (Param field : param.group().map(Param.Group::params).orElse(List.of(param))) {
                if (needed(field) && !given.containsKey(field.name())) {
                    return Optional.of(field);
                }
            }
        }
        return Optional.empty();
    }

    /** The fields that may be filled in or not, and are not; none if a number is already there to go by. */
    public Stream<Param> optional(SortedMap<String, String> given) {
        boolean counted = fields().anyMatch(param -> number(param) && given.containsKey(param.name()));
        return fields().filter(
                        param -> !counted && param.shape() == Param.Shape.OPTIONAL && !given.containsKey(param.name()));
    }

    private static boolean number(Param param) {
        return param.type().filter(type -> type.input() instanceof Input.Whole).isPresent();
    }

    /** Returns whether a field is mandatory. */
    public static boolean needed(Param param) {
        return param.shape() == Param.Shape.ONE || (param.shape() == Param.Shape.MANY && param.least() > 0);
    }

    /** The order that the fields make; empty if a value is none. */
    public Optional<Order> order(SortedMap<String, String> given) {
        try {
            return Optional.of(RecordShape.make(type.record(), values(type.params(), given)));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static List<Object> values(List<Param> params, SortedMap<String, String> given) {
        return params.stream().map(param -> value(param, given)).toList();
    }

    private static Object value(Param param, SortedMap<String, String> given) {
        Optional<Object> value = Optional.ofNullable(given.get(param.name()))
                .map(stored -> param.type().orElseThrow().decode(stored));
        return switch (param.shape()) {
            case ONE -> value.orElseThrow();
            case OPTIONAL -> value;
            case MANY -> value.map(List::of).orElse(List.of());
            case FLAG -> given.containsKey(param.name());
            case GROUP -> {
                Param.Group group = param.group().orElseThrow();
                yield List.of(RecordShape.make(group.record(), values(group.params(), given)));
            }
        };
    }
}
