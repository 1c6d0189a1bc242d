package heraldo.rules.order;

import heraldo.rules.kernel.Refusal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Values that are a code of one word; see {@link Types#coded}. */
public record CodedType<T>(
        String name,
        Pattern shape,
        Function<String, T> parse,
        Function<T, String> print,
        Function<String, Optional<Refusal>> refusal)
        implements ParamType<T> {

    static <T> CodedType<T> of(String name, String shape, Function<String, T> parse, Function<T, String> print) {
        return new CodedType<>(name, Pattern.compile(shape), parse, print, text -> Optional.empty());
    }

    /**
     * This type, refusing some codes.
     *
     * @param refusal from a code in upper case; empty if the value exists
     */
    public CodedType<T> refusing(Function<String, Optional<Refusal>> refusal) {
        return new CodedType<>(name, shape, parse, print, refusal);
    }

    @Override
    public List<Reading<T>> read(Words words, Lexicon lexicon) {
        String code = words.head().text().toUpperCase(Locale.ROOT);
        if (!shape.matcher(code).matches()) {
            return List.of();
        }
        return refusal.apply(code)
                .map(refused -> List.of(Reading.<T>refused(refused, 1)))
                .orElseGet(() -> List.of(new Reading<>(parse.apply(code), 1)));
    }

    @Override
    public String write(T value, Lexicon lexicon) {
        return print.apply(value);
    }

    /** Its code, and its name in a campaign that has given it one ({@code <type>.<code>} of {@link Lexicon#titles}). */
    @Override
    public List<String> called(T value, Lexicon lexicon) {
        String code = print.apply(value);
        String title = lexicon.titles().get(name + "." + code);
        return title == null ? List.of(code) : List.of(code, title);
    }

    @Override
    public String encode(T value) {
        return print.apply(value);
    }

    @Override
    public T decode(String text) {
        if (!shape.matcher(text).matches() || refusal.apply(text).isPresent()) {
            throw new IllegalArgumentException("no " + name + ": " + text);
        }
        return parse.apply(text);
    }
}
