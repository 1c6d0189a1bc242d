package heraldo.rules.ruleset.caos.state;

import heraldo.rules.kernel.Seat;
import java.util.Optional;

/**
 * An attack of the last turn, for the map.
 *
 * @param units the number of attacking units of this seat
 * @param from the subsector through which it had access; none for a band without planets
 * @param won whether the planet was conquered by its side
 */
public record Attack(String planet, Seat seat, int units, Optional<String> from, boolean won) {}
