package heraldo.rules.ruleset.hexadominacion.order;

import heraldo.rules.order.Lexicon;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.Words;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A hex and something said of it, with a link between them (§3): how many soldiers it sends, {@code E5:3}, or who gets it,
 * {@code C6 A Azul}.
 *
 * @param hex undoes {@code make} together with {@code said}
 */
record LinkedType<B, T>(
        String name,
        ParamType<Integer> first,
        Link link,
        ParamType<B> second,
        BiFunction<Integer, B, T> make,
        Function<T, Integer> hex,
        Function<T, B> said)
        implements ParamType<T> {

    /**
     * What stands between the two.
     *
     * @param stored in stored text
     * @param ways how it may be typed
     * @param written how it is written, blanks included
     */
    record Link(String stored, Function<Lexicon, List<String>> ways, Function<Lexicon, String> written) {}

    @Override
    public List<Reading<T>> read(Words words, Lexicon lexicon) {
        return first.read(words, lexicon).stream()
                .flatMap(head -> linked(head, words.after(head.words()), lexicon).stream())
                .toList();
    }

    private List<Reading<T>> linked(Reading<Integer> head, Words rest, Lexicon lexicon) {
        boolean joins = rest.size() > 1
                && link.ways().apply(lexicon).stream().anyMatch(rest.head().text()::equalsIgnoreCase);
        return joins
                ? second.read(rest.after(1), lexicon).stream()
                        .map(tail -> joined(head, tail))
                        .toList()
                : List.of();
    }

    /** What does not exist is refused, the hex before what is said of it. */
    private Reading<T> joined(Reading<Integer> head, Reading<B> tail) {
        Optional<T> value = head.value().flatMap(where -> tail.value().map(what -> make.apply(where, what)));
        int words = head.words() + 1 + tail.words();
        return new Reading<>(value, head.refusal().or(tail::refusal), words, head.slips() + tail.slips());
    }

    @Override
    public String write(T value, Lexicon lexicon) {
        return first.write(hex.apply(value), lexicon)
                + link.written().apply(lexicon)
                + second.write(said.apply(value), lexicon);
    }

    @Override
    public String encode(T value) {
        return first.encode(hex.apply(value)) + link.stored() + second.encode(said.apply(value));
    }

    @Override
    public T decode(String text) {
        int at = text.indexOf(link.stored());
        if (at < 0) {
            throw new IllegalArgumentException("no " + name + ": " + text);
        }
        return make.apply(first.decode(text.substring(0, at)), second.decode(text.substring(at + 1)));
    }
}
