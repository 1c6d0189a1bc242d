package heraldo.rules.kernel;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Something to be said later, in the reader's language: the key of a sentence in the message bundles and its named
 * arguments.
 *
 * <p>An argument is an {@link Integer}, a {@link Long}, a {@link String} that needs no translation (a hex, a code), a
 * {@link PlayerText}, a {@link Seat} (shown by its name), another message, or a {@link List} of these (shown as an
 * enumeration).
 */
public record Message(String key, SortedMap<String, Object> arguments) {

    public Message {
        arguments = Arguments.of(arguments);
    }

    /**
     * A message from names and values in turn.
     *
     * @throws IllegalArgumentException if a name has no value or a value cannot be said
     */
    public static Message of(String key, Object... namesAndValues) {
        if (namesAndValues.length % 2 != 0) {
            throw new IllegalArgumentException("a name without a value: " + Arrays.toString(namesAndValues));
        }
        return new Message(key, Arguments.inTurn(namesAndValues));
    }

    /** Whole sentences one after another, without the commas of an enumeration; the key says {@code before} and {@code next}. */
    public static Optional<Message> inTurn(String key, List<Message> sentences) {
        if (sentences.isEmpty()) {
            return Optional.empty();
        }
        Message said = sentences.get(0);
        for (Message next : sentences.subList(1, sentences.size())) {
            said = Message.of(key, "before", said, "next", next);
        }
        return Optional.of(said);
    }

    /** Returns whether a seat is named in it, however deep. */
    public boolean names(Seat seat) {
        return arguments.values().stream().anyMatch(value -> naming(value, seat));
    }

    /** Returns whether an argument of a message names a seat. */
    public static boolean naming(Object argument, Seat seat) {
        return switch (argument) {
            case Message message -> message.names(seat);
            case List<?> list -> list.stream().anyMatch(each -> naming(each, seat));
            default -> argument.equals(seat);
        };
    }

    /** This message with one more argument. */
    public Message with(String name, Object value) {
        return new Message(key, Arguments.of(arguments).with(name, value));
    }

    /** This message without an argument. */
    public Message without(String name) {
        SortedMap<String, Object> others = new TreeMap<>(arguments);
        others.remove(name);
        return new Message(key, others);
    }
}
