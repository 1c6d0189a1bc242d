package heraldo.rules.order;

import heraldo.rules.kernel.Refusal;
import java.util.List;
import java.util.Optional;

/**
 * The type of a parameter: reads and writes its values in a language, and stores them.
 *
 * <p>Law, tested for every type of every ruleset: what {@link #write} writes, {@link #read} reads back as the same value
 * in the same language; {@link #decode} undoes {@link #encode}.
 */
public interface ParamType<T> {

    /** The key of its description in the bundles ({@code type.<name>}), e.g. {@code hex}. */
    String name();

    /**
     * Every way to read a value from the head of some words, longest first.
     *
     * @param words what is left of the line; never empty
     */
    List<Reading<T>> read(Words words, Lexicon lexicon);

    /** The canonical text of a value. */
    String write(T value, Lexicon lexicon);

    /**
     * Returns the names of a value: its canonical text first, then every other name by which a suggestion may be looked for. A
     * value made of others has their names, too.
     */
    default List<String> called(T value, Lexicon lexicon) {
        return List.of(write(value, lexicon));
    }

    /** The stored text of a value, the same in every language. */
    String encode(T value);

    /**
     * Undoes {@link #encode}.
     *
     * @throws IllegalArgumentException if no value is stored like that
     */
    T decode(String text);

    /** Returns the kind of input by which a form asks for a value. */
    default Input input() {
        return Input.TEXT;
    }

    /** Stored values that a form may suggest while nothing is known of a game yet; empty if they cannot be listed. */
    default List<String> usual() {
        return input() instanceof Input.Choice choice ? choice.values() : List.of();
    }

    /** Returns whether a value runs to the end of everything that was pasted, over several lines. */
    default boolean runsOn() {
        return false;
    }

    /** This type under another name, so that the bundles can describe it differently. */
    default ParamType<T> named(String name) {
        return new NamedType<>(name, this);
    }

    /**
     * A value and how many words it took.
     *
     * @param value empty if the words look like a value but none exists
     * @param refusal why not, with the ruleset's own code
     * @param words at least 1
     * @param slips how many small typing mistakes were forgiven
     */
    record Reading<T>(Optional<T> value, Optional<Refusal> refusal, int words, int slips) {

        public Reading(T value, int words) {
            this(Optional.of(value), Optional.empty(), words, 0);
        }

        public static <T> Reading<T> slipped(T value, int words, int slips) {
            return new Reading<>(Optional.of(value), Optional.empty(), words, slips);
        }

        /** Words that look like a value that does not exist. */
        public static <T> Reading<T> refused(Refusal refusal, int words) {
            return new Reading<>(Optional.empty(), Optional.of(refusal), words, 0);
        }
    }
}
