package heraldo.bot.sandbox.wire;

import com.fasterxml.jackson.annotation.JsonValue;
import java.time.Instant;

/**
 * Discord's id: milliseconds since 2015 in the upper 42 bits, a counter below. Written as a decimal string.
 *
 * @param value the bits
 */
public record Snowflake(long value) implements Comparable<Snowflake> {
    static final long EPOCH = 1_420_070_400_000L;
    static final int COUNTER_BITS = 22;

    /**
     * Reads an id.
     *
     * @throws Refused 50035 if the text is no snowflake
     */
    public static Snowflake of(String text) {
        try {
            return new Snowflake(Long.parseUnsignedLong(text));
        } catch (NumberFormatException e) {
            throw Form.wrong("id", "NUMBER_TYPE_COERCE", "Value \"" + text + "\" is not snowflake.");
        }
    }

    /** Returns the creation time of the id, to the millisecond. */
    public Instant instant() {
        return Instant.ofEpochMilli((value >>> COUNTER_BITS) + EPOCH);
    }

    @Override
    public int compareTo(Snowflake other) {
        return Long.compareUnsigned(value, other.value);
    }

    @JsonValue
    @Override
    public String toString() {
        return Long.toUnsignedString(value);
    }
}
