package heraldo.rules.order;

import heraldo.rules.kernel.Refusal;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Whole numbers from {@code least} to {@code most}; see {@link Types#whole}. */
public record WholeType(String name, int least, int most, Function<String, Optional<Refusal>> refusal)
        implements ParamType<Integer> {

    private static final String DIGITS = "[0-9]{1,9}";

    /** This type, refusing numbers outside its range. */
    public WholeType refusing(Function<String, Refusal> refusal) {
        return new WholeType(name, least, most, Types.always(refusal));
    }

    @Override
    public List<Reading<Integer>> read(Words words, Lexicon lexicon) {
        String typed = words.head().text();
        if (!typed.matches(DIGITS)) {
            return List.of();
        }
        int number = Integer.parseInt(typed);
        if (number >= least && number <= most) {
            return List.of(new Reading<>(number, 1));
        }
        return refusal.apply(typed).stream()
                .map(refused -> Reading.<Integer>refused(refused, 1))
                .toList();
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
