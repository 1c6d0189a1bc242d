package heraldo.rules.ruleset.caos.law;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.state.Band;

/** What the gods do for those they favour (C15). */
public final class Aspects {

    private final Law law;

    public Aspects(Law law) {
        this.law = law;
    }

    /** Whether a god works for a seat: it is in its favours and one of its worlds is the seat's. */
    public boolean works(Seat seat, Faith god) {
        return law.settings().aspects()
                && law.band(seat).favours().contains(god)
                && !law.holy(seat, god).isEmpty();
    }

    /** Whether a minor god's band, Undivided or Renegades have their action. */
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

    /** How much Defence Nurgle gives a planet. */
    public int plague(Planet planet) {
        boolean works = law.world(planet).isHolyTo(Faith.NURGLE)
                && law.owner(planet.id())
                        .filter(seat -> works(seat, Faith.NURGLE))
                        .isPresent();
        return works ? law.rates().measures().plague() : 0;
    }

    /** How much of the surcharge Tzeentch takes off the orders of a seat. */
    public int discount(Seat seat) {
        return works(seat, Faith.TZEENTCH) ? law.rates().costs().discount() : 0;
    }
}
