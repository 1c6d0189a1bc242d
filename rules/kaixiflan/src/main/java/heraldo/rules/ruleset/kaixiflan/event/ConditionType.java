package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.order.Input;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.Words;
import java.util.List;

/** The condition of a mission, in quotes so that other words may follow it. What it says is for the desk to judge. */
record ConditionType(int longest) implements ParamType<String> {

    private static final String QUOTE = "\"";

    @Override
    public String name() {
        return "condition";
    }

    @Override
    public List<Reading<String>> read(Words words, Lexicon lexicon) {
        String text = words.head().text();
        return text.isBlank() ? List.of() : List.of(new Reading<>(text.strip(), 1));
    }

    @Override
    public String write(String value, Lexicon lexicon) {
        return QUOTE + value + QUOTE;
    }

    @Override
    public String encode(String value) {
        return value;
    }

    @Override
    public String decode(String text) {
        return text;
    }

    @Override
    public Input input() {
        return new Input.Text(longest);
    }
}
