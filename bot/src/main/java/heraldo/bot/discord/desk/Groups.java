package heraldo.bot.discord.desk;

import heraldo.rules.data.RecordShape;
import heraldo.rules.kernel.Order;
import heraldo.rules.order.Param;
import heraldo.rules.order.ParamType;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Takes orders apart into the fields of their forms. */
final class Groups {

    private Groups() {}

    /** The group of an order that may be repeated, if it has one that is not full. */
    static Optional<Param> of(Order order, Bench bench) {
        return bench.game().orders().typeOf(order).params().stream()
                .filter(param -> param.shape() == Param.Shape.GROUP)
                .filter(param -> repetitions(order, param).size() < param.most())
                .findFirst();
    }

    private static List<?> repetitions(Order order, Param group) {
        return (List<?>) RecordShape.get((Record) order, group.name());
    }

    /** The fields of an order as they are read in its player's language; empty if a form cannot hold them all. */
    static Optional<SortedMap<String, String>> fields(Order order, Bench bench) {
        SortedMap<String, String> fields = new TreeMap<>();
        for (Param param : bench.game().orders().typeOf(order).params()) {
            if (param.group().isEmpty()) {
                put(fields, param, RecordShape.get((Record) order, param.name()), bench);
                continue;
            }
            List<?> repetitions = repetitions(order, param);
            if (repetitions.size() > 1) {
                return Optional.empty();
            }
            for (Object one : repetitions) {
                param.group()
                        .get()
                        .params()
                        .forEach(inner -> put(fields, inner, RecordShape.get((Record) one, inner.name()), bench));
            }
        }
        return Optional.of(fields);
    }

    /** Returns the fields that all repetitions in the group of an order share. */
    static SortedMap<String, String> shared(Order order, Bench bench) {
        SortedMap<String, String> fields = new TreeMap<>();
        bench.game().orders().typeOf(order).params().stream()
                .filter(param -> param.group().isEmpty())
                .forEach(param -> put(fields, param, RecordShape.get((Record) order, param.name()), bench));
        return fields;
    }

    private static void put(SortedMap<String, String> fields, Param param, Object value, Bench bench) {
        switch (param.shape()) {
            case ONE -> fields.put(param.name(), spoken(param, value, bench));
            case OPTIONAL ->
                ((Optional<?>) value).ifPresent(there -> fields.put(param.name(), spoken(param, there, bench)));
            case MANY -> {
                List<?> values = (List<?>) value;
                if (!values.isEmpty()) {
                    fields.put(
                            param.name(),
                            values.stream()
                                    .map(each -> spoken(param, each, bench))
                                    .reduce((first, second) -> first + ", " + second)
                                    .orElseThrow());
                }
            }
            case FLAG -> {
                if ((Boolean) value) {
                    fields.put(param.name(), "true");
                }
            }
            case GROUP -> throw new IllegalStateException("a group within a group");
        }
    }

    @SuppressWarnings("unchecked") // a record's component has the type that its parameter declares
    private static String spoken(Param param, Object value, Bench bench) {
        ParamType<Object> type = (ParamType<Object>) param.type().orElseThrow();
        return bench.reader().spoken(param, type.encode(value));
    }
}
