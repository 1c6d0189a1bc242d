package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.law.Ways;
import heraldo.rules.ruleset.cathay.state.Buildings;

/**
 * The number of roads that a seat lacks to link corners to one of its buildings: first the corners to which it lacks none, then
 * ring by ring those that take one more. Neither roads nor links pass a rival's building. Lives within one look at a position.
 */
final class Reach {

    private final Ways own;
    private final Ways others;
    private final long walls;

    /** The corners of this ring and of those before. */
    private long found;

    /** The corners where the next ring begins, as bits. */
    private long beyond;

    Reach(Buildings buildings, Foes foes) {
        this(buildings, foes.roads(), foes.built().bits());
    }

    /**
     * Creates the reach of a seat.
     *
     * @param others rivals' roads
     * @param walls rivals' buildings
     */
    Reach(Buildings buildings, Ways others, long walls) {
        this.own = new Ways(buildings.roads());
        this.others = others;
        this.walls = walls;
        this.beyond = buildings.all().bits();
    }

    /** The corners, as bits, to which one more road is lacking than to those of the ring before. */
    long next() {
        long ring = beyond & ~found;
        long open = ring;
        beyond = 0;
        while (open != 0) {
            int corner = Long.numberOfTrailingZeros(open);
            open &= open - 1;
            if ((walls >> corner & 1) == 0) {
                long linked = own.from(corner) & ~(found | ring);
                ring |= linked;
                open |= linked;
                beyond |= Net.around(corner) & ~others.from(corner);
            }
        }
        found |= ring;
        return ring;
    }
}
