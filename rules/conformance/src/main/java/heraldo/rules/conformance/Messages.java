package heraldo.rules.conformance;

import heraldo.rules.data.RecordShape;
import heraldo.rules.kernel.Message;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds every message in a value, however deep. */
final class Messages {

    private Messages() {}

    static List<Message> in(Object value) {
        List<Message> found = new ArrayList<>();
        collect(value, found);
        return found;
    }

    private static void collect(Object value, List<Message> found) {
        switch (value) {
            case Message message -> {
                found.add(message);
                message.arguments().values().forEach(argument -> collect(argument, found));
            }
            case Optional<?> optional -> optional.ifPresent(each -> collect(each, found));
            case Collection<?> values -> values.forEach(each -> collect(each, found));
            case Map<?, ?> map -> map.values().forEach(each -> collect(each, found));
            case Record record ->
                Stream.of(record.getClass().getRecordComponents())
                        .filter(component -> !component.getType().isPrimitive())
                        .forEach(component -> collect(RecordShape.get(record, component.getName()), found));
            default -> {}
        }
    }
}
