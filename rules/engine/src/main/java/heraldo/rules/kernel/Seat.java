package heraldo.rules.kernel;

/**
 * A place at the table of one campaign. A seat stays the same when its player changes.
 *
 * @param number from 1, in the order in which the ruleset numbers its sides
 */
public record Seat(int number) implements Comparable<Seat> {

    private static final String PREFIX = "seat-";

    public Seat {
        if (number < 1) {
            throw new IllegalArgumentException("seats are numbered from 1, not " + number);
        }
    }

    /**
     * Reads what {@link #toString()} writes.
     *
     * @throws IllegalArgumentException if the text is not {@code seat-<number>}
     */
    public static Seat of(String text) {
        if (!text.startsWith(PREFIX)) {
            throw new IllegalArgumentException("not a seat: " + text);
        }
        return new Seat(Integer.parseInt(text.substring(PREFIX.length())));
    }

    @Override
    public int compareTo(Seat other) {
        return Integer.compare(number, other.number);
    }

    /** {@code seat-1}: the name used in receipts and in stored states. */
    @Override
    public String toString() {
        return PREFIX + number;
    }
}
