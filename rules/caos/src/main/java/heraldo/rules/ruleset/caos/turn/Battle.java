package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;

/**
 * The battle for a planet (C28, C29).
 *
 * @param sides by lowest seat
 * @param winner the side that won the right to attack
 * @param before inhabitants before the fight
 * @param defence the planet's Defence
 * @param kills units killed by each seat that killed
 * @param loser the owner before the battle
 * @param conqueror the owner after it, if the planet was conquered
 */
public record Battle(
        String planet,
        List<Side> sides,
        Side winner,
        int before,
        int defence,
        SortedMap<Seat, Integer> kills,
        Optional<Seat> loser,
        Optional<Seat> conqueror) {

    public Battle {
        sides = List.copyOf(sides);
        kills = Frozen.map(kills);
    }

    /** Returns whether a lot decided the right to attack between equal sides. */
    public boolean tied() {
        return sides.size() > 1
                && sides.stream().filter(side -> side.value() == winner.value()).count() > 1;
    }

    /** Inhabitants left. */
    public int after() {
        return before - Headcount.of(kills);
    }

    /** Returns the rest of the winner's value after the inhabitants. */
    public int rest() {
        return Math.max(0, winner.value() - before);
    }

    /** Returns the number of inhabitants that a seat killed. */
    public int killed(Seat seat) {
        return kills.getOrDefault(seat, 0);
    }

    /** Returns whether a seat conquered the planet for itself. */
    public boolean conqueredBy(Seat seat) {
        return conqueror.filter(seat::equals).isPresent();
    }

    /** Returns whether a seat was on the side that conquered the planet. */
    public boolean wonWith(Seat seat) {
        return conqueror.isPresent() && winner.has(seat);
    }

    public SortedSet<Seat> victors() {
        return winner.members();
    }
}
