package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;

/**
 * What happened on an attacked planet (C28, C29).
 *
 * @param sides by lowest seat
 * @param winner the side that won the right to attack
 * @param tied whether a lot decided that
 * @param before inhabitants before the fight
 * @param after inhabitants left
 * @param rest what was left of the winner's value after the inhabitants
 * @param defence the planet's Defence
 * @param kills units killed by each seat that killed
 * @param loser who owned the planet
 * @param conqueror who owns it now, if it was conquered
 */
public record Battle(
        String planet,
        List<Side> sides,
        Side winner,
        boolean tied,
        int before,
        int after,
        int rest,
        int defence,
        SortedMap<Seat, Integer> kills,
        Optional<Seat> loser,
        Optional<Seat> conqueror) {

    public Battle {
        sides = List.copyOf(sides);
        kills = Frozen.map(kills);
    }

    /** How many inhabitants a seat killed. */
    public int killed(Seat seat) {
        return kills.getOrDefault(seat, 0);
    }

    /** Whether a seat conquered the planet for itself. */
    public boolean conqueredBy(Seat seat) {
        return conqueror.filter(seat::equals).isPresent();
    }

    /** Whether a seat was on the side that conquered the planet. */
    public boolean wonWith(Seat seat) {
        return conqueror.isPresent() && winner.has(seat);
    }

    public SortedSet<Seat> victors() {
        return winner.members();
    }
}
