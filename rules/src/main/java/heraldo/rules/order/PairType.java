package heraldo.rules.order;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A value written as two others, one after the other; see {@link Types#pair}. */
record PairType<A, B, T>(
        String name,
        ParamType<A> first,
        Optional<String> sign,
        ParamType<B> second,
        BiFunction<A, B, T> make,
        Function<T, A> left,
        Function<T, B> right)
        implements ParamType<T> {

    private static final String STORED = " ";

    @Override
    public List<Reading<T>> read(Words words, Lexicon lexicon) {
        List<Reading<T>> readings = new ArrayList<>();
        for (Reading<A> head : first.read(words, lexicon)) {
            Words rest = words.after(head.words());
            int signs = sign.isPresent() ? 1 : 0;
            if (rest.size() > signs && (signs == 0 || rest.head().text().equals(sign.get()))) {
                second.read(rest.after(signs), lexicon)
                        .forEach(tail -> readings.add(joined(head, tail, head.words() + signs + tail.words())));
            }
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
        String between = sign.map(each -> STORED + each + STORED).orElse(STORED);
        return first.write(left.apply(value), lexicon) + between + second.write(right.apply(value), lexicon);
    }

    @Override
    public String encode(T value) {
        return first.encode(left.apply(value)) + STORED + second.encode(right.apply(value));
    }

    @Override
    public T decode(String text) {
        int end = text.indexOf(STORED);
        if (end < 0) {
            throw new IllegalArgumentException("no " + name + ": " + text);
        }
        return make.apply(first.decode(text.substring(0, end)), second.decode(text.substring(end + 1)));
    }
}
