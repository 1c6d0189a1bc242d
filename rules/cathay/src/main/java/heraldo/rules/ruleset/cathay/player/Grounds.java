package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.law.Sites;
import heraldo.rules.ruleset.cathay.law.Ways;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The building grounds of a seat: sites to settle and settlements to raise to cities, best first. Lives within one look at a
 * position.
 */
final class Grounds {

    /** The upper bound on the roads that a site may lack. */
    private static final int FAR = 4;

    /** The prices of a settlement and a road in this estimate, in cards. */
    private static final int SETTLEMENT = 3;

    private static final int ROAD = 2;

    private final List<Site> sites = new ArrayList<>();
    private final List<int[]> raised = new ArrayList<>();

    private record Site(int corner, int roads, int[] yields) {
        int merit() {
            return Course.sum(yields) / (SETTLEMENT + ROAD * roads);
        }
    }

    Grounds(Position position, Seat seat, Course course) {
        Buildings own = position.side(seat).buildings();
        for (int corner : own.settlements().array()) {
            raised.add(course.yields(corner));
        }
        sort();
        List<Site> found = found(position, seat, course);
        found.sort(Comparator.comparingInt(Site::merit).reversed());
        long closed = 0;
        for (Site site : found) {
            if ((closed >> site.corner() & 1) == 0) {
                sites.add(site);
                closed |= Net.around(site.corner());
            }
        }
    }

    private static List<Site> found(Position position, Seat seat, Course course) {
        Buildings own = position.side(seat).buildings();
        long rivals = position.builtByRivals(seat).bits();
        Reach reach = new Reach(own, new Ways(position.paved().minus(own.roads())), rivals);
        long open = Sites.all(position, seat).bits();
        List<Site> found = new ArrayList<>();
        for (int roads = 0; roads <= FAR; roads++) {
            for (long rest = reach.next() & open; rest != 0; rest &= rest - 1) {
                int corner = Long.numberOfTrailingZeros(rest);
                found.add(new Site(corner, roads, course.yields(corner)));
            }
        }
        return found;
    }

    private void sort() {
        raised.sort(
                Comparator.comparingInt((int[] yields) -> Course.sum(yields)).reversed());
    }

    /** Returns whether the seat has a settlement to raise. */
    boolean raises() {
        return !raised.isEmpty();
    }

    /** Returns the additional yield of the best city. */
    int best() {
        return Course.sum(raised.get(0));
    }

    /** Raises the best; what it yields besides. */
    int[] raise() {
        return raised.remove(0);
    }

    /** Returns whether a site is left. */
    boolean settles() {
        return !sites.isEmpty();
    }

    /** Returns the yield of the next settlement. */
    int next() {
        return Course.sum(sites.get(0).yields());
    }

    /** Returns the number of roads that the next site lacks. */
    int roads() {
        return sites.get(0).roads();
    }

    /** Settles there; what it yields. */
    int[] settle() {
        int[] yields = sites.remove(0).yields();
        raised.add(yields);
        sort();
        return yields;
    }
}
