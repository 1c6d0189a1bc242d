package heraldo.rules.ruleset.hexadominacion.order;

import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.Words;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A hex and who gets it: {@code C6 A Azul} (§3). The word between them is {@code grant.to} in the bundles. */
record GrantType(ParamType<Integer> hex, ParamType<Seat> realm) implements ParamType<Grant> {

    private static final String TO = "grant.to";
    private static final String STORED = ">";

    @Override
    public String name() {
        return "grant";
    }

    @Override
    public List<Reading<Grant>> read(Words words, Lexicon lexicon) {
        return hex.read(words, lexicon).stream()
                .flatMap(what -> given(what, words.after(what.words()), lexicon))
                .toList();
    }

    private Stream<Reading<Grant>> given(Reading<Integer> what, Words rest, Lexicon lexicon) {
        if (rest.size() < 2 || !lexicon.ways(TO).contains(rest.head().text().toLowerCase(Locale.ROOT))) {
            return Stream.empty();
        }
        return realm.read(rest.after(1), lexicon).stream().map(whom -> {
            int words = what.words() + 1 + whom.words();
            return what.refusal()
                    .or(whom::refusal)
                    .map(refused -> Reading.<Grant>refused(refused, words))
                    .orElseGet(() -> Reading.slipped(
                            new Grant(what.value().orElseThrow(), whom.value().orElseThrow()),
                            words,
                            what.slips() + whom.slips()));
        });
    }

    @Override
    public String write(Grant value, Lexicon lexicon) {
        return hex.write(value.hex(), lexicon)
                + " "
                + lexicon.ways(TO).get(0).toUpperCase(Locale.ROOT)
                + " "
                + realm.write(value.to(), lexicon);
    }

    @Override
    public String encode(Grant value) {
        return hex.encode(value.hex()) + STORED + realm.encode(value.to());
    }

    @Override
    public Grant decode(String text) {
        int sign = text.indexOf(STORED);
        if (sign < 0) {
            throw new IllegalArgumentException("no grant: " + text);
        }
        return new Grant(hex.decode(text.substring(0, sign)), realm.decode(text.substring(sign + 1)));
    }
}
