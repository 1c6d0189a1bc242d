package heraldo.rules.ruleset.kaixiflan.chart;

import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import java.util.Locale;
import java.util.Optional;

/**
 * Lot of one hex from a bag: a source, a site of the independents on barren land, or nothing.
 *
 * @param source the resource it yields
 * @param site the settlement of the independents
 */
public record Lot(Optional<Land.Source> source, Optional<TownKind> site) {

    /** Barren land. */
    public static final Lot BARREN = new Lot(Optional.empty(), Optional.empty());

    /**
     * Reads {@code mana 2}, {@code village}, {@code fort} or {@code barren}.
     *
     * @throws IllegalArgumentException if it is none of these
     */
    public static Lot of(String text) {
        if (text.equals("barren")) {
            return BARREN;
        }
        String[] words = text.toUpperCase(Locale.ROOT).split(" ", 2);
        return words.length == 1
                ? new Lot(Optional.empty(), Optional.of(TownKind.valueOf(words[0])))
                : new Lot(
                        Optional.of(new Land.Source(Good.valueOf(words[0]), Integer.parseInt(words[1]))),
                        Optional.empty());
    }
}
