package heraldo.rules.order;

import java.util.List;

/**
 * What the values of a parameter look like: how they are read and written in a language, and how they are stored.
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

    /** The stored text of a value, the same in every language. */
    String encode(T value);

    /**
     * Undoes {@link #encode}.
     *
     * @throws IllegalArgumentException if no value is stored like that
     */
    T decode(String text);

    /**
     * A value and how many words it took.
     *
     * @param words at least 1
     */
    record Reading<T>(T value, int words) {}
}
