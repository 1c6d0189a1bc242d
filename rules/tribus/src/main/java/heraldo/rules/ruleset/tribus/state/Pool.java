package heraldo.rules.ruleset.tribus.state;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Frozen;
import java.util.SortedSet;
import java.util.TreeSet;

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

    /** Returns whether a tribe may spend it in a city. */
    public boolean serves(int who, Hex city) {
        return tribe == who && cities.contains(city);
    }

    /** The cities in which it may be spent: those that its tribe still owns (Q21). */
    public SortedSet<Hex> spendable(Board board) {
        SortedSet<Hex> own = new TreeSet<>(cities);
        own.removeIf(city -> board.tile(city).owner() != tribe);
        return own;
    }

    public Pool less(int cost) {
        return new Pool(tribe, cities, amount - cost);
    }
}
