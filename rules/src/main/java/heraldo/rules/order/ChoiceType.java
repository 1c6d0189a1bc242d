package heraldo.rules.order;

import heraldo.rules.kernel.Refusal;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/** One of some values with words of their own; see {@link Types#choice} and {@link Types#named}. */
public record ChoiceType<T>(
        String name,
        List<T> values,
        Function<T, String> id,
        BiFunction<T, Lexicon, List<String>> ways,
        int shortest,
        Function<String, Optional<Refusal>> refusal)
        implements ParamType<T> {

    private static final int NEVER = Integer.MAX_VALUE;
    private static final int FEW = 25;

    public ChoiceType {
        values = List.copyOf(values);
    }

    static <T> ChoiceType<T> of(
            String name, List<T> values, Function<T, String> id, BiFunction<T, Lexicon, List<String>> ways) {
        return new ChoiceType<>(name, values, id, ways, NEVER, text -> Optional.empty());
    }

    /** This type, understanding the beginning of one value's name alone from so many letters on. */
    public ChoiceType<T> abbreviated(int shortest) {
        return new ChoiceType<>(name, values, id, ways, shortest, refusal);
    }

    /** This type, refusing a word that names no value. */
    public ChoiceType<T> refusing(Function<String, Refusal> refusal) {
        return new ChoiceType<>(name, values, id, ways, shortest, Types.always(refusal));
    }

    @Override
    public List<Reading<T>> read(Words words, Lexicon lexicon) {
        List<Reading<T>> readings = Readings.named(values, value -> ways.apply(value, lexicon), words);
        return readings.isEmpty() ? shortened(words, lexicon) : readings;
    }

    private List<Reading<T>> shortened(Words words, Lexicon lexicon) {
        String typed = Spelling.fold(words.head().text());
        if (typed.length() >= shortest) {
            List<T> begun = values.stream()
                    .filter(value -> ways.apply(value, lexicon).stream()
                            .anyMatch(way -> Spelling.fold(way).startsWith(typed)))
                    .toList();
            if (begun.size() == 1) {
                return List.of(new Reading<>(begun.get(0), 1));
            }
        }
        return refusal.apply(words.head().text()).stream()
                .map(refused -> Reading.<T>refused(refused, 1))
                .toList();
    }

    @Override
    public String write(T value, Lexicon lexicon) {
        return ways.apply(value, lexicon).get(0);
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
