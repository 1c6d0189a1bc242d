package heraldo.rules.order;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A value written as two others, with a link between them; see {@link Types#pair}. */
record PairType<A, B, T>(
        String name,
        ParamType<A> first,
        Link link,
        ParamType<B> second,
        BiFunction<A, B, T> make,
        Function<T, A> left,
        Function<T, B> right)
        implements ParamType<T> {

    @Override
    public List<Reading<T>> read(Words words, Lexicon lexicon) {
        List<Reading<T>> readings = new ArrayList<>();
        for (Reading<A> head : first.read(words, lexicon)) {
            link.passed(words.after(head.words()), lexicon)
                    .ifPresent(rest -> second.read(rest, lexicon)
                            .forEach(tail ->
                                    readings.add(joined(head, tail, words.size() - rest.size() + tail.words()))));
        }
        return readings;
    }

    /** A value that does not exist in either place is refused, the first one before the second. */
    private Reading<T> joined(Reading<A> head, Reading<B> tail, int words) {
        Optional<T> value = head.value().flatMap(a -> tail.value().map(b -> make.apply(a, b)));
        return new Reading<>(value, head.refusal().or(tail::refusal), words, head.slips() + tail.slips());
    }

    @Override
    public String write(T value, Lexicon lexicon) {
        return first.write(left.apply(value), lexicon)
                + link.written().apply(lexicon)
                + second.write(right.apply(value), lexicon);
    }

    @Override
    public List<String> called(T value, Lexicon lexicon) {
        List<String> called = new ArrayList<>(List.of(write(value, lexicon)));
        called.addAll(first.called(left.apply(value), lexicon));
        called.addAll(second.called(right.apply(value), lexicon));
        return List.copyOf(called);
    }

    @Override
    public String encode(T value) {
        return first.encode(left.apply(value)) + link.stored() + second.encode(right.apply(value));
    }

    @Override
    public T decode(String text) {
        int end = text.indexOf(link.stored());
        if (end < 0) {
            throw new IllegalArgumentException("no " + name + ": " + text);
        }
        String rest = text.substring(end + link.stored().length());
        return make.apply(first.decode(text.substring(0, end)), second.decode(rest));
    }
}
