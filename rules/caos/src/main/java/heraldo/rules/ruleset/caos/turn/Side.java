package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/**
 * The seats that attack a planet together: a valid alliance or a single seat (C27, C30).
 *
 * @param units INVADE units of each member, at least 1
 * @param receiver the seat that gets the planet
 * @param kills the order in which they agreed to kill; empty if they did not
 * @param recognised the seat that each member calls Señor de la Guerra
 */
public record Side(SortedMap<Seat, Integer> units, Seat receiver, List<Seat> kills, SortedMap<Seat, Seat> recognised) {

    public Side {
        units = Frozen.map(units);
        kills = List.copyOf(kills);
        recognised = Frozen.map(recognised);
    }

    /** A seat on its own. */
    public static Side single(Seat seat, int units) {
        SortedMap<Seat, Integer> own = new TreeMap<>();
        own.put(seat, units);
        return new Side(own, seat, List.of(), new TreeMap<>());
    }

    public SortedSet<Seat> members() {
        return Frozen.set(units.keySet());
    }

    public boolean has(Seat seat) {
        return units.containsKey(seat);
    }

    /** The units of a seat; none of one that is not a member. */
    public int units(Seat seat) {
        return units.getOrDefault(seat, 0);
    }

    public boolean allied() {
        return units.size() > 1;
    }

    /** Its Attack Value (C27). */
    public int value() {
        return Headcount.of(units);
    }
}
