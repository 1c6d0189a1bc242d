package heraldo.rules.order;

import heraldo.rules.kernel.Seat;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;

/** The words of one campaign in one language: what order types, values and seats are called, and how they may be typed. */
public interface Lexicon {

    Locale locale();

    /**
     * All ways to write something, the canonical one first.
     *
     * @param key e.g. {@code resource.gold}
     * @return at least one
     */
    List<String> ways(String key);

    /** One sentence or template; empty if the bundle has none. */
    Optional<String> text(String key);

    /** Returns the name of a seat in this campaign. */
    String name(Seat seat);

    /** Returns the mention of a seat's player in the place where the campaign is played; see {@link Roster#mentions}. */
    default Optional<String> mention(Seat seat) {
        return Optional.empty();
    }

    /** All seats of the campaign. */
    List<Seat> seats();

    /** Returns the names that things have in this campaign alone, by the key of the thing, e.g. {@code hex.F6}. */
    default SortedMap<String, String> titles() {
        return Collections.emptySortedMap();
    }

    /** These words, in a campaign that calls some things by names of its own. */
    default Lexicon titled(SortedMap<String, String> titles) {
        return titles.isEmpty() ? this : new TitledLexicon(this, titles);
    }
}
