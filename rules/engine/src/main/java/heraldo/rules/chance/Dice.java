package heraldo.rules.chance;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * The dice of one turn (or of the set-up). Every draw has its own label, and the i-th die of a label is the i-th value of that
 * label's stream, independent of what else is drawn and in which order.
 */
public interface Dice {

    /** A fresh reader of a label's stream, at its first value. */
    Stream stream(String label);

    /**
     * The first eight bytes of a label's stream as an unsigned number: its lot in a shuffle.
     *
     * @return compare with {@link Long#compareUnsigned}
     */
    long lot(String label);

    /** The first die of a label. */
    default int die(String label, int sides) {
        return stream(label).next(sides);
    }

    /** The first {@code count} dice of a label. */
    default List<Integer> dice(String label, int count, int sides) {
        Stream stream = stream(label);
        Integer[] values = new Integer[count];
        for (int i = 0; i < count; i++) {
            values[i] = stream.next(sides);
        }
        return List.of(values);
    }

    /** The items in the order of their lots, lowest first; items with equal lots keep their order. */
    default <T> List<T> shuffle(List<T> items, Function<? super T, String> label) {
        record Drawn<T>(T item, long lot) {}
        return items.stream()
                .map(item -> new Drawn<>(item, lot(label.apply(item))))
                .sorted(Comparator.comparing(Drawn::lot, Long::compareUnsigned))
                .map(Drawn::item)
                .toList();
    }

    /** The values of one label, one after another. */
    @FunctionalInterface
    interface Stream {
        /**
         * The next die.
         *
         * @param sides at least 1
         * @return from 1 to {@code sides}
         */
        int next(int sides);
    }
}
