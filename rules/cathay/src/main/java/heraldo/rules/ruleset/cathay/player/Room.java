package heraldo.rules.ruleset.cathay.player;

import static heraldo.rules.ruleset.cathay.player.Worth.POINT;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.law.Sites;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Position;

/**
 * The room of a seat to grow: the same until a seat builds or loses something, or a rival's soldier moves.
 *
 * @param value the worth of the best site within reach, plus half of the next best
 */
record Room(Foes foes, Buildings own, Corners ruins, int value) {

    /** The share of a site's worth that counts, by the number of roads the site lacks, in hundredths. */
    private static final int[] NEARNESS = {70, 45, 28, 16, 8};

    static Room of(Position position, Seat seat, Foes foes, Worth worth) {
        Buildings own = position.side(seat).buildings();
        Reach reach = new Reach(own, foes);
        long sites = Sites.all(position, seat).bits();
        int best = 0;
        int second = 0;
        for (int nearness : NEARNESS) {
            for (long rest = reach.next() & sites; rest != 0; rest &= rest - 1) {
                int value = (POINT + worth.wanted(Long.numberOfTrailingZeros(rest))) * nearness / 100;
                second = Math.max(second, Math.min(best, value));
                best = Math.max(best, value);
            }
        }
        return new Room(foes, own, position.ruins(), best + second / 2);
    }

    /** Returns whether a position leaves just as much room, whatever its soldiers and hands. */
    boolean stands(Position position, Seat seat, Foes others) {
        return foes.equals(others) && own.equals(position.side(seat).buildings()) && ruins.equals(position.ruins());
    }
}
