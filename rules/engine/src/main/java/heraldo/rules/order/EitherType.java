package heraldo.rules.order;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** A value of one of two types; see {@link Types#either}. */
record EitherType<T>(String name, ParamType<T> first, ParamType<T> second) implements ParamType<T> {

    @SuppressWarnings("unchecked")
    static <T> ParamType<T> of(String name, ParamType<? extends T> first, ParamType<? extends T> second) {
        return new EitherType<>(name, (ParamType<T>) first, (ParamType<T>) second);
    }

    /** A value that exists goes before a refusal. */
    @Override
    public List<Reading<T>> read(Words words, Lexicon lexicon) {
        List<Reading<T>> readings = new ArrayList<>(first.read(words, lexicon));
        readings.addAll(second.read(words, lexicon));
        readings.sort(Comparator.<Reading<T>, Boolean>comparing(
                        reading -> reading.refusal().isPresent())
                .thenComparingInt(reading -> -reading.words()));
        return readings;
    }

    @Override
    public String write(T value, Lexicon lexicon) {
        return whichever(type -> type.write(value, lexicon));
    }

    /** As it is called as a value of the one and of the other. */
    @Override
    public List<String> called(T value, Lexicon lexicon) {
        List<String> called = new ArrayList<>();
        for (ParamType<T> type : List.of(first, second)) {
            try {
                called.addAll(type.called(value, lexicon));
            } catch (IllegalArgumentException | ClassCastException e) {
                // It is a value of the other type.
            }
        }
        return List.copyOf(called);
    }

    @Override
    public String encode(T value) {
        return whichever(type -> type.encode(value));
    }

    @Override
    public T decode(String text) {
        return whichever(type -> type.decode(text));
    }

    @Override
    public List<String> usual() {
        List<String> all = new ArrayList<>(first.usual());
        all.addAll(second.usual());
        return List.copyOf(all);
    }

    /** The answer of the type that knows the value. */
    private <R> R whichever(Function<ParamType<T>, R> question) {
        try {
            return question.apply(first);
        } catch (IllegalArgumentException | ClassCastException e) {
            return question.apply(second);
        }
    }
}
