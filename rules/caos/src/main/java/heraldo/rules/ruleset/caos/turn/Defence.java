package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Seat;
import java.util.SortedMap;

/**
 * The Defence of a planet in one turn (C26).
 *
 * @param shield from Condiciones Extremas
 * @param plague from Nurgle's aspect
 * @param units units that defend the planet, by seat
 * @param sector units that defend its sector, by seat
 */
public record Defence(int shield, int plague, SortedMap<Seat, Integer> units, SortedMap<Seat, Integer> sector) {

    public Defence {
        units = Frozen.map(units);
        sector = Frozen.map(sector);
    }

    public int total() {
        return shield + plague + Headcount.of(units) + Headcount.of(sector);
    }

    /** Returns whether a seat has a unit in it (CR39). */
    public boolean has(Seat seat) {
        return units.containsKey(seat) || sector.containsKey(seat);
    }

    /** Returns the Defence that the units give. */
    public int ordered() {
        return Headcount.of(units) + Headcount.of(sector);
    }
}
