package heraldo.bot.store;

import heraldo.rules.data.JsonStates;
import heraldo.rules.data.StateCodec;
import heraldo.rules.kernel.Message;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Collectors;

/** JSON in columns. */
final class Json {
    private static final StateCodec<Message> MESSAGES = JsonStates.of(Message.class, 1);
    private static final StateCodec<Reasons> REASONS = JsonStates.of(Reasons.class, 1);
    private static final StateCodec<Options> OPTIONS = JsonStates.of(Options.class, 1);

    private static final StateCodec<SchemaForm> FORMS = JsonStates.of(SchemaForm.class, 1);

    private Json() {}

    record Reasons(List<Message> reasons) {}

    record Options(SortedMap<String, String> options) {}

    /** As SQLite's {@code json_each} reads them. */
    static String numbers(Set<Long> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(",", "[", "]"));
    }

    static String options(SortedMap<String, String> options) {
        return OPTIONS.write(new Options(options));
    }

    static SortedMap<String, String> options(String text) {
        return OPTIONS.read(text).options();
    }

    static String form(SchemaForm form) {
        return FORMS.write(form);
    }

    static SchemaForm form(String text) {
        return FORMS.read(text);
    }

    static String message(Message message) {
        return MESSAGES.write(message);
    }

    static Message message(String text) {
        return MESSAGES.read(text);
    }

    static String messages(List<Message> messages) {
        return REASONS.write(new Reasons(messages));
    }

    static List<Message> messages(String text) {
        return REASONS.read(text).reasons();
    }
}
