package heraldo.rules.ruleset.caos.order;

import heraldo.rules.order.Input;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.Words;
import heraldo.rules.ruleset.caos.book.Faith;
import java.util.List;

/**
 * The god of a deed. Any other faith or word is read as well: that it is no Major god is said only after what comes before it
 * in the table of errors, such as that the deed is done already (§5.2).
 */
record GodType(ParamType<Faith> major) implements ParamType<Faith> {

    private static final MinorGodType MINOR = new MinorGodType("god");

    @Override
    public String name() {
        return major.name();
    }

    @Override
    public List<Reading<Faith>> read(Words words, Lexicon lexicon) {
        List<Reading<Faith>> readings = major.read(words, lexicon);
        if (readings.isEmpty()) {
            readings = MINOR.read(words, lexicon);
        }
        return readings.isEmpty() ? minor(words.head().text()) : readings;
    }

    private static List<Reading<Faith>> minor(String word) {
        String code = "m:" + word;
        return Faith.is(code) ? List.of(new Reading<>(Faith.of(code), 1)) : List.of();
    }

    @Override
    public String write(Faith value, Lexicon lexicon) {
        return value.isMajor() ? major.write(value, lexicon) : value.code();
    }

    @Override
    public List<String> called(Faith value, Lexicon lexicon) {
        return value.isMajor() ? major.called(value, lexicon) : List.of(write(value, lexicon));
    }

    @Override
    public String encode(Faith value) {
        return value.code();
    }

    @Override
    public Faith decode(String text) {
        return Faith.of(text);
    }

    @Override
    public Input input() {
        return major.input();
    }
}
