package heraldo.rules.ruleset.caos.state;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Seat;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedSet;

/**
 * The outcome of a game (§2.8).
 *
 * @param lord the Supreme Lord
 * @param lieutenants those who win with the lord
 * @param paladins the several seats on top that share the victory
 */
public record Ending(Optional<Seat> lord, SortedSet<Seat> lieutenants, SortedSet<Seat> paladins) {

    /** Nobody has won yet. */
    public static final Ending OPEN =
            new Ending(Optional.empty(), Collections.emptySortedSet(), Collections.emptySortedSet());

    public Ending {
        lieutenants = Frozen.set(lieutenants);
        paladins = Frozen.set(paladins);
    }

    public static Ending lord(Seat seat) {
        return new Ending(Optional.of(seat), Collections.emptySortedSet(), Collections.emptySortedSet());
    }

    public static Ending shared(SortedSet<Seat> paladins) {
        return new Ending(Optional.empty(), Collections.emptySortedSet(), paladins);
    }

    public Ending with(SortedSet<Seat> chosen) {
        return new Ending(lord, chosen, paladins);
    }
}
