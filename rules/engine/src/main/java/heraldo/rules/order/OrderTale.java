package heraldo.rules.order;

import heraldo.rules.data.RecordShape;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * An order in words: the sentence {@code told.<key>}, whose arguments are the parameters. Optional parameters also give {@code
 * <parameter>Given} (yes or no), and lists their length as {@code <parameter>Count}. A group is a list of {@code
 * told.<key>-<parameter>}.
 */
final class OrderTale {

    static final String KEY = "told.";

    private static final String GIVEN = "Given";
    private static final String COUNT = "Count";

    private final String key;
    private final Lexicon lexicon;
    private final Called called;

    private OrderTale(String key, Lexicon lexicon, Called called) {
        this.key = key;
        this.lexicon = lexicon;
        this.called = called;
    }

    static Message of(OrderType<?> type, Order order, Lexicon lexicon, Called called) {
        return new OrderTale(KEY + type.key(), lexicon, called).told((Record) order, type.params());
    }

    private Message told(Record owner, List<Param> params) {
        SortedMap<String, Object> arguments = new TreeMap<>();
        for (Param param : params) {
            Object value = RecordShape.get(owner, param.name());
            switch (param.shape()) {
                case ONE -> arguments.put(param.name(), said(param, value));
                case OPTIONAL -> optional(param, (Optional<?>) value, arguments);
                case FLAG -> arguments.put(param.name() + GIVEN, value.equals(true) ? "yes" : "no");
                case MANY, GROUP -> list(param, (List<?>) value, arguments);
            }
        }
        return new Message(key, arguments);
    }

    private void optional(Param param, Optional<?> value, SortedMap<String, Object> arguments) {
        arguments.put(param.name() + GIVEN, value.isPresent() ? "yes" : "no");
        arguments.put(param.name(), value.map(each -> said(param, each)).orElseGet(() -> missing(param)));
    }

    private static Object missing(Param param) {
        return param.type().orElseThrow().input() instanceof Input.Whole ? 0 : "";
    }

    private void list(Param param, List<?> values, SortedMap<String, Object> arguments) {
        arguments.put(param.name() + COUNT, values.size());
        arguments.put(
                param.name(), values.stream().map(each -> each(param, each)).toList());
    }

    private Object each(Param param, Object value) {
        return param.group()
                .<Object>map(group ->
                        new OrderTale(key + "-" + param.name(), lexicon, called).told((Record) value, group.params()))
                .orElseGet(() -> said(param, value));
    }

    @SuppressWarnings("unchecked")
    private Object said(Param param, Object value) {
        ParamType<Object> type = (ParamType<Object>) param.type().orElseThrow();
        return called.of(type.name(), value)
                .orElseGet(
                        () -> value instanceof Seat || (value instanceof Integer && type.input() instanceof Input.Whole)
                                ? value
                                : new PlayerText(type.write(value, lexicon)));
    }
}
