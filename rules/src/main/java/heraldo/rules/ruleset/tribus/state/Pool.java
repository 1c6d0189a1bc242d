package heraldo.rules.ruleset.tribus.state;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Frozen;
import java.util.SortedSet;

/**
 * Resources granted to a tribe for a week, to be spent in the cities that were connected at the grant (T7, Q21).
 *
 * @param amount what is left of them
 */
public record Pool(int tribe, SortedSet<Hex> cities, int amount) {

    public Pool {
        cities = Frozen.set(cities);
        if (amount < 0) {
            throw new IllegalArgumentException("fewer than no resources: " + amount);
        }
    }

    /** Whether a tribe may spend it in a city. */
    public boolean serves(int who, Hex city) {
        return tribe == who && cities.contains(city);
    }

    public Pool less(int cost) {
        return new Pool(tribe, cities, amount - cost);
    }
}
