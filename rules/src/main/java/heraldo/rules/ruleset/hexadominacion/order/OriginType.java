package heraldo.rules.ruleset.hexadominacion.order;

import heraldo.rules.order.Lexicon;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.Words;
import java.util.List;
import java.util.stream.Stream;

/** A hex and how many soldiers it sends: {@code E5:3} (§3). */
record OriginType(ParamType<Integer> hex, ParamType<Integer> soldiers) implements ParamType<Origin> {

    private static final String SIGN = ":";

    @Override
    public String name() {
        return "origin";
    }

    @Override
    public List<Reading<Origin>> read(Words words, Lexicon lexicon) {
        return hex.read(words, lexicon).stream()
                .flatMap(where -> counted(where, words.after(where.words()), lexicon))
                .toList();
    }

    private Stream<Reading<Origin>> counted(Reading<Integer> where, Words rest, Lexicon lexicon) {
        if (rest.size() < 2 || !rest.head().text().equals(SIGN)) {
            return Stream.empty();
        }
        return soldiers.read(rest.after(1), lexicon).stream().map(many -> {
            int words = where.words() + 1 + many.words();
            return where.refusal()
                    .or(many::refusal)
                    .map(refused -> Reading.<Origin>refused(refused, words))
                    .orElseGet(() -> Reading.slipped(
                            new Origin(where.value().orElseThrow(), many.value().orElseThrow()), words, where.slips()));
        });
    }

    @Override
    public String write(Origin value, Lexicon lexicon) {
        return hex.write(value.hex(), lexicon) + SIGN + soldiers.write(value.soldiers(), lexicon);
    }

    @Override
    public String encode(Origin value) {
        return hex.encode(value.hex()) + SIGN + soldiers.encode(value.soldiers());
    }

    @Override
    public Origin decode(String text) {
        int sign = text.indexOf(SIGN);
        if (sign < 0) {
            throw new IllegalArgumentException("no origin: " + text);
        }
        return new Origin(hex.decode(text.substring(0, sign)), soldiers.decode(text.substring(sign + 1)));
    }
}
