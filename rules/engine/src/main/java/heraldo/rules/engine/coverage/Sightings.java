package heraldo.rules.engine.coverage;

import heraldo.rules.kernel.Message;
import java.util.List;
import java.util.stream.Stream;

/**
 * Codes in messages. A message shows a code if its key ends with it, after a dot: {@code warning.W_CAP},
 * {@code note.N_REDUCED}; messages inside its arguments count too.
 */
final class Sightings {

    private Sightings() {}

    /** The last part of every key, of listed codes and of much else. */
    static Stream<String> in(Message message) {
        String key = message.key();
        return Stream.concat(
                Stream.of(key.substring(key.lastIndexOf('.') + 1)),
                message.arguments().values().stream().flatMap(Sightings::inside));
    }

    private static Stream<String> inside(Object argument) {
        if (argument instanceof Message message) {
            return in(message);
        }
        return argument instanceof List<?> list ? list.stream().flatMap(Sightings::inside) : Stream.empty();
    }
}
