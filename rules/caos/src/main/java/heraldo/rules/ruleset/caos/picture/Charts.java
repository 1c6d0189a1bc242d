package heraldo.rules.ruleset.caos.picture;

import heraldo.rules.ruleset.caos.book.Galaxy;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The charts of the galaxies of a game. A chart hangs on its galaxy alone, and finding room for all its names takes long: each is
 * drawn when it is first looked at, and kept.
 */
public final class Charts {

    private final SortedMap<Integer, Chart> bySectors = new TreeMap<>();

    /** The chart of a galaxy; those of one game differ in their outer sectors. */
    synchronized Chart of(Galaxy galaxy) {
        return bySectors.computeIfAbsent(galaxy.outer().size(), sectors -> new Chart(galaxy));
    }
}
