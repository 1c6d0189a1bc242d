package heraldo.rules.ruleset.caos.order;

import heraldo.rules.order.Lexicon;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.Words;
import heraldo.rules.ruleset.caos.book.Faith;
import java.util.List;

/** The faith of a minor god, as {@code m:Azgur}: everything after the sign is his name. */
record MinorGodType(String name) implements ParamType<Faith> {

    @Override
    public List<Reading<Faith>> read(Words words, Lexicon lexicon) {
        boolean minor = words.size() > 2
                && words.head().text().equalsIgnoreCase("m")
                && words.words().get(1).text().equals(":");
        String code = minor ? "m:" + words.after(2).rest().strip().replaceAll("\\s+", " ") : "";
        return Faith.is(code) ? List.of(new Reading<>(Faith.of(code), words.size())) : List.of();
    }

    @Override
    public String write(Faith value, Lexicon lexicon) {
        return encode(value);
    }

    @Override
    public String encode(Faith value) {
        if (!value.isMinor()) {
            throw new IllegalArgumentException("no minor god: " + value);
        }
        return value.code();
    }

    @Override
    public Faith decode(String text) {
        Faith faith = Faith.of(text);
        encode(faith);
        return faith;
    }
}
