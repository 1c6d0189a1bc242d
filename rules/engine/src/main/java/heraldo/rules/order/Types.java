package heraldo.rules.order;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The kinds of values that orders are made of. Each type can be told what to answer where a value is well formed but does
 * not exist ({@code refusing}); without that the line is simply not understood.
 */
public final class Types {

    private Types() {}

    /**
     * Values that are a code of one word, such as {@code G5} or {@code 24-30}. Players may type it in any case.
     *
     * @param name key of its description
     * @param shape what a code looks like, in upper case
     * @param parse makes the value of a code in upper case
     * @param print undoes {@code parse}
     */
    public static <T> CodedType<T> coded(
            String name, String shape, Function<String, T> parse, Function<T, String> print) {
        return CodedType.of(name, shape, parse, print);
    }

    /** Whole numbers. */
    public static WholeType whole(String name, int least, int most) {
        return new WholeType(name, least, most, false, text -> Optional.empty());
    }

    /**
     * One of some values that have words of their own.
     *
     * @param id the stored text of a value
     * @param prefix the words of a value stand in the bundles under {@code <prefix>.<id>}
     */
    public static <T> ChoiceType<T> choice(String name, List<T> values, Function<T, String> id, String prefix) {
        return ChoiceType.of(name, values, id, (value, lexicon) -> lexicon.ways(prefix + "." + id.apply(value)));
    }

    /**
     * One of some values that have names of their own, the same in every language: places of a map. A campaign may add names
     * ({@link Lexicon#titles}).
     *
     * @param id the stored text of a value
     * @param names all ways to write a value, the canonical one first
     * @param prefix what a value is called in the campaign stands under {@code <prefix>.<id>} of its titles
     */
    public static <T> ChoiceType<T> named(
            String name, List<T> values, Function<T, String> id, Function<T, List<String>> names, String prefix) {
        return ChoiceType.of(name, values, id, (value, lexicon) -> {
            String title = lexicon.titles().get(prefix + "." + id.apply(value));
            return title == null ? names.apply(value) : titled(names.apply(value), title);
        });
    }

    private static List<String> titled(List<String> names, String title) {
        List<String> all = new ArrayList<>(names);
        all.add(title);
        return List.copyOf(all);
    }

    /** A seat, by its name or as {@code #1}. */
    public static SeatType seat(String name) {
        return new SeatType(name, text -> Optional.empty());
    }

    /** One line of text to the end of the line, quotes optional. */
    public static TextType text(String name, int longest) {
        return new TextType(name, longest, false, false);
    }

    /** A text of many lines, to the end of everything that was pasted. */
    public static TextType story(String name, int longest) {
        return new TextType(name, longest, true, false);
    }

    /** Values one after another as one value, for forms that have one field for all of them. */
    public static <T> ParamType<List<T>> list(String name, ParamType<T> type, int least, int most) {
        return new ListType<>(name, type, least, most);
    }

    /**
     * A value made of two others that follow each other, such as {@code 3 > F4}.
     *
     * @param link what stands between them
     * @param left undoes {@code make} together with {@code right}
     */
    public static <A, B, T> ParamType<T> pair(
            String name,
            ParamType<A> first,
            Link link,
            ParamType<B> second,
            BiFunction<A, B, T> make,
            Function<T, A> left,
            Function<T, B> right) {
        return new PairType<>(name, first, link, second, make, left, right);
    }

    /**
     * A value of one of two types, such as a seat or one of the game's own powers.
     *
     * @param first whose encoding wins where both could decode a text
     */
    public static <T> ParamType<T> either(String name, ParamType<? extends T> first, ParamType<? extends T> second) {
        return EitherType.of(name, first, second);
    }

    /**
     * A type seen as another: an owner made of a seat, say.
     *
     * @param back undoes {@code there}; empty for a value that the first type does not have
     */
    public static <A, B> ParamType<B> mapped(ParamType<A> type, Function<A, B> there, Function<B, Optional<A>> back) {
        return new MappedType<>(type, there, back);
    }

    /** Returns a function for {@code refusing} that refuses every typed text. */
    static Function<String, Optional<Refusal>> always(Function<String, Refusal> refusal) {
        return text -> Optional.of(refusal.apply(text));
    }

    /** The way to write a seat that is the same in every language and campaign. */
    static String number(Seat seat) {
        return "#" + seat.number();
    }
}
