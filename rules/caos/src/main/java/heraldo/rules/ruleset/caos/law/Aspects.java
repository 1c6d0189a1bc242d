package heraldo.rules.ruleset.caos.law;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.state.Band;

/** The aspects: the benefits that the gods give to those they favour (C15). */
public final class Aspects {

    private final Law law;

    public Aspects(Law law) {
        this.law = law;
    }

    /** Returns whether the aspect of a god works for a seat: the god is in its favours, and the seat owns one of its worlds. */
    public boolean works(Seat seat, Faith god) {
        return law.settings().aspects()
                && law.band(seat).favours().contains(god)
                && !law.holy(seat, god).isEmpty();
    }

    /** Returns whether a band of a minor god, of Undivided or of Renegades has the action of its aspect. */
    public boolean actionFor(Seat seat) {
        Band band = law.band(seat);
        if (!law.settings().aspects()) {
            return false;
        }
        if (band.faith().equals(Faith.RENEGADES)) {
            return law.outer(seat, Planet::subsector) >= law.rates().measures().renegade();
        }
        boolean eligible = band.faith().isMinor() || band.faith().equals(Faith.UNDIVIDED);
        return eligible
                && Faith.MAJOR.stream().anyMatch(god -> !law.holy(seat, god).isEmpty());
    }

    /** Returns the Defence that Nurgle gives a planet. */
    public int plague(Planet planet) {
        boolean works = law.world(planet).isHolyTo(Faith.NURGLE)
                && law.owner(planet.id())
                        .filter(seat -> works(seat, Faith.NURGLE))
                        .isPresent();
        return works ? law.rates().measures().plague() : 0;
    }

    /** Returns the discount of Tzeentch on the surcharge of a seat's orders. */
    public int discount(Seat seat) {
        return works(seat, Faith.TZEENTCH) ? law.rates().costs().discount() : 0;
    }
}
