package heraldo.rules.order;

import heraldo.rules.kernel.Refusal;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;

/** One of some values with words of their own; see {@link Types#choice} and {@link Types#named}. */
public record ChoiceType<T>(
        String name,
        List<T> values,
        Function<T, String> id,
        BiFunction<T, Lexicon, List<String>> ways,
        int shortest,
        Function<String, Optional<Refusal>> refusal,
        BiFunction<String, List<T>, Optional<Refusal>> doubt,
        BiPredicate<Lexicon, T> present)
        implements ParamType<T> {

    private static final int NEVER = Integer.MAX_VALUE;
    private static final int FEW = 25;

    public ChoiceType {
        values = List.copyOf(values);
    }

    static <T> ChoiceType<T> of(
            String name, List<T> values, Function<T, String> id, BiFunction<T, Lexicon, List<String>> ways) {
        return new ChoiceType<>(
                name,
                values,
                id,
                ways,
                NEVER,
                text -> Optional.empty(),
                (text, meant) -> Optional.empty(),
                (lexicon, value) -> true);
    }

    /** This type, understanding the beginning of one value's name alone from so many letters on. */
    public ChoiceType<T> abbreviated(int shortest) {
        return new ChoiceType<>(name, values, id, ways, shortest, refusal, doubt, present);
    }

    /** This type, refusing a word that names no value. */
    public ChoiceType<T> refusing(Function<String, Refusal> refusal) {
        return new ChoiceType<>(name, values, id, ways, shortest, Types.always(refusal), doubt, present);
    }

    /** This type, refusing the beginning of several names; {@code doubt} is told what was typed and what it may mean. */
    public ChoiceType<T> doubting(BiFunction<String, List<T>, Refusal> doubt) {
        return new ChoiceType<>(
                name,
                values,
                id,
                ways,
                shortest,
                refusal,
                (text, meant) -> Optional.of(doubt.apply(text, meant)),
                present);
    }

    /** This type in campaigns that have only some of the values. */
    public ChoiceType<T> where(BiPredicate<Lexicon, T> present) {
        return new ChoiceType<>(name, values, id, ways, shortest, refusal, doubt, present);
    }

    @Override
    public List<Reading<T>> read(Words words, Lexicon lexicon) {
        List<T> known =
                values.stream().filter(value -> present.test(lexicon, value)).toList();
        List<Reading<T>> readings = Readings.named(known, value -> ways.apply(value, lexicon), words);
        return readings.isEmpty() ? shortened(known, words, lexicon) : readings;
    }

    private List<Reading<T>> shortened(List<T> known, Words words, Lexicon lexicon) {
        String typed = words.head().text();
        List<T> begun = Spelling.fold(typed).length() >= shortest ? begun(known, typed, lexicon) : List.of();
        if (begun.size() == 1) {
            return List.of(new Reading<>(begun.get(0), 1));
        }
        Optional<Refusal> refused = begun.isEmpty() ? Optional.empty() : doubt.apply(typed, begun);
        return refused.or(() -> refusal.apply(typed)).stream()
                .map(why -> Reading.<T>refused(why, 1))
                .toList();
    }

    /** The values with a name that begins so. */
    private List<T> begun(List<T> known, String typed, Lexicon lexicon) {
        return known.stream()
                .filter(value -> ways.apply(value, lexicon).stream()
                        .anyMatch(way -> Spelling.fold(way).startsWith(Spelling.fold(typed))))
                .toList();
    }

    @Override
    public String write(T value, Lexicon lexicon) {
        return ways.apply(value, lexicon).get(0);
    }

    @Override
    public List<String> called(T value, Lexicon lexicon) {
        return values.contains(value) ? ways.apply(value, lexicon) : List.of();
    }

    @Override
    public String encode(T value) {
        return id.apply(value);
    }

    @Override
    public T decode(String text) {
        return values.stream()
                .filter(value -> id.apply(value).equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no " + name + ": " + text));
    }

    @Override
    public Input input() {
        return values.size() <= FEW ? new Input.Choice(values.stream().map(id).toList()) : Input.TEXT;
    }
}
