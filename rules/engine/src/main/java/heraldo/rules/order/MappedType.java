package heraldo.rules.order;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A type seen as another; see {@link Types#mapped}. */
record MappedType<A, B>(ParamType<A> type, Function<A, B> there, Function<B, Optional<A>> back)
        implements ParamType<B> {

    @Override
    public String name() {
        return type.name();
    }

    @Override
    public List<Reading<B>> read(Words words, Lexicon lexicon) {
        return type.read(words, lexicon).stream()
                .map(reading ->
                        new Reading<>(reading.value().map(there), reading.refusal(), reading.words(), reading.slips()))
                .toList();
    }

    @Override
    public String write(B value, Lexicon lexicon) {
        return type.write(origin(value), lexicon);
    }

    @Override
    public List<String> called(B value, Lexicon lexicon) {
        return type.called(origin(value), lexicon);
    }

    @Override
    public String encode(B value) {
        return type.encode(origin(value));
    }

    @Override
    public B decode(String text) {
        return there.apply(type.decode(text));
    }

    @Override
    public Input input() {
        return type.input();
    }

    private A origin(B value) {
        return back.apply(value).orElseThrow(() -> new IllegalArgumentException("no " + name() + ": " + value));
    }
}
