package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.kernel.Message;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A note on an order line in the report (§5.3).
 *
 * @param code e.g. {@code R_FAIL}
 * @param arguments as the rules write them
 * @param message the sentence, {@code note.<code>} in the bundles
 */
public record Note(String code, List<String> arguments, Message message) {

    public Note {
        arguments = List.copyOf(arguments);
    }

    /**
     * A note whose sentence has these named arguments.
     *
     * @param arguments as the rules write them
     */
    public static Note of(String code, List<?> arguments, Object... namesAndValues) {
        return new Note(
                code, arguments.stream().map(String::valueOf).toList(), Message.of("note." + code, namesAndValues));
    }

    /** As the rules write it: {@code R_FAIL(4,3,1,1)}. */
    public String text() {
        return arguments.isEmpty() ? code : arguments.stream().collect(Collectors.joining(",", code + "(", ")"));
    }
}
