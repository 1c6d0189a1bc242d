package heraldo.rules.ruleset.caos.state;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Faith;
import java.util.Optional;

/**
 * The changing state of a planet.
 *
 * @param owner nobody for an empty planet
 * @param inhabitants units left, at least 0
 * @param holy the god it is holy to
 */
public record World(Optional<Seat> owner, int inhabitants, Optional<Faith> holy) {

    public World {
        if (inhabitants < 0) {
            throw new IllegalArgumentException("fewer than no inhabitants: " + inhabitants);
        }
    }

    public boolean isOf(Seat seat) {
        return owner.filter(seat::equals).isPresent();
    }

    public boolean isHolyTo(Faith god) {
        return holy.filter(god::equals).isPresent();
    }

    public World ownedBy(Optional<Seat> other) {
        return new World(other, inhabitants, holy);
    }

    public World inhabitedBy(int units) {
        return new World(owner, units, holy);
    }

    public World holyTo(Optional<Faith> god) {
        return new World(owner, inhabitants, god);
    }
}
