package heraldo.rules.order;

import heraldo.rules.kernel.Refusal;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Whole numbers from {@code least} to {@code most}; see {@link Types#whole}.
 *
 * @param words whether a word that is no number is refused too, rather than not understood
 * @param refusal of what is typed
 */
public record WholeType(String name, int least, int most, boolean words, Function<String, Optional<Refusal>> refusal)
        implements ParamType<Integer> {

    private static final String DIGITS = "[0-9]{1,9}";

    /** This type, refusing numbers outside its range. */
    public WholeType refusing(Function<String, Refusal> refusal) {
        return new WholeType(name, least, most, false, Types.always(refusal));
    }

    /** This type, refusing whatever is no number of its range. */
    public WholeType refusingWords(Function<String, Refusal> refusal) {
        return new WholeType(name, least, most, true, Types.always(refusal));
    }

    @Override
    public List<Reading<Integer>> read(Words line, Lexicon lexicon) {
        String typed = line.head().text();
        boolean number = typed.matches(DIGITS);
        if (number && within(Integer.parseInt(typed))) {
            return List.of(new Reading<>(Integer.valueOf(typed), 1));
        }
        if (!number && !words) {
            return List.of();
        }
        return refusal.apply(typed).stream()
                .map(refused -> Reading.<Integer>refused(refused, 1))
                .toList();
    }

    private boolean within(int number) {
        return number >= least && number <= most;
    }

    @Override
    public String write(Integer value, Lexicon lexicon) {
        return value.toString();
    }

    @Override
    public String encode(Integer value) {
        return value.toString();
    }

    @Override
    public Integer decode(String text) {
        return Integer.valueOf(text);
    }

    @Override
    public Input input() {
        return new Input.Whole(least, most);
    }
}
