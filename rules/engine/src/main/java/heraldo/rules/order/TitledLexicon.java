package heraldo.rules.order;

import heraldo.rules.kernel.Seat;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The words of a campaign that calls some things by names of its own; see {@link Lexicon#titled}. */
record TitledLexicon(Lexicon words, SortedMap<String, String> titles) implements Lexicon {

    TitledLexicon {
        titles = Collections.unmodifiableSortedMap(new TreeMap<>(titles));
    }

    @Override
    public Locale locale() {
        return words.locale();
    }

    @Override
    public List<String> ways(String key) {
        return words.ways(key);
    }

    @Override
    public Optional<String> text(String key) {
        return words.text(key);
    }

    @Override
    public String name(Seat seat) {
        return words.name(seat);
    }

    @Override
    public Optional<String> mention(Seat seat) {
        return words.mention(seat);
    }

    @Override
    public List<Seat> seats() {
        return words.seats();
    }
}
