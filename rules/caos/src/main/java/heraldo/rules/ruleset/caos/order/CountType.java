package heraldo.rules.ruleset.caos.order;

import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.Input;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.Words;
import java.util.List;
import java.util.Optional;

/**
 * A number of units: {@code x2}, {@code ×2} or {@code 2}. The type reads any whole number; the checks refuse one out of range.
 */
record CountType(String name, int least, int most) implements ParamType<Integer> {

    private static final String SIGN = "[xX×]";
    private static final String WHOLE = "-?[0-9]{1,9}";

    @Override
    public List<Reading<Integer>> read(Words words, Lexicon lexicon) {
        String typed = words.head().text();
        String number = typed.replaceFirst("^" + SIGN, "");
        if (number.matches(WHOLE)) {
            return List.of(new Reading<>(Integer.parseInt(number), 1));
        }
        boolean meant = !number.equals(typed) || typed.matches("-?[0-9].*");
        return meant ? List.of(Reading.refused(wrong(new PlayerText(typed)), 1)) : List.of();
    }

    /** Refuses a number out of range. */
    Optional<Refusal> refusal(int count) {
        return count < least || count > most ? Optional.of(wrong(count)) : Optional.empty();
    }

    private Refusal wrong(Object count) {
        return Refusal.of("E_COUNT", "C21", "count", count, "least", least, "most", most);
    }

    @Override
    public String write(Integer value, Lexicon lexicon) {
        return "x" + value;
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
