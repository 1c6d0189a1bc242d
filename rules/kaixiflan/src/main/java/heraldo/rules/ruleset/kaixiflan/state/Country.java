package heraldo.rules.ruleset.kaixiflan.state;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Frozen;
import java.util.SortedMap;

/**
 * The country of the realm.
 *
 * @param atlas the map
 * @param names names of places
 */
public record Country(Atlas atlas, SortedMap<Hex, PlaceName> names) {

    public Country {
        names = Frozen.map(names);
    }

    /** A country where no place has been given a name. */
    public static Country of(Atlas atlas) {
        return new Country(atlas, Frozen.noMap());
    }
}
