package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.chart.Steps;
import heraldo.rules.ruleset.cathay.law.Ways;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import heraldo.rules.ruleset.cathay.state.Soldier;
import java.util.ArrayList;
import java.util.List;

/**
 * The snapshot of a seat's rivals, their goods and the reach of their soldiers: valid all through its turn unless it takes
 * something from them.
 */
final class Foes {

    /** A soldier moves one edge and attacks along another. */
    private static final int STRIKE = 2;

    private static final int SOLDIER = 15;

    private final Seat seat;
    private final List<Side> sides;
    private final Corners built;
    private final Corners soldiers;
    private final Ways roads;
    private final List<Target> targets = new ArrayList<>();
    private final int[] goods;
    private final int[] strikers = new int[Net.CORNERS + 1];
    private final int[] marchers = new int[Net.CORNERS + 1];
    private int route;

    Foes(Position position, Seat seat, Soil soil) {
        this.seat = seat;
        this.sides = position.sides();
        this.built = position.builtByRivals(seat);
        this.soldiers = position.rivalSoldiers(seat);
        this.roads =
                new Ways(position.paved().minus(position.side(seat).buildings().roads()));
        this.goods = new int[sides.size() + 1];
        for (int other = 1; other <= sides.size(); other++) {
            if (other != seat.number()) {
                muster(other, !soil.personality().fair() || Quarry.fair(position, seat, other), soil);
            }
        }
    }

    /** A rival's building that the seat may strike at, and how many soldiers guard it. */
    record Target(int corner, boolean city, int guards) {}

    private void muster(int other, boolean fair, Soil soil) {
        Side side = sides.get(other - 1);
        route = Math.max(route, side.buildings().route());
        goods[other] = SOLDIER * side.troop().count();
        for (int corner : side.buildings().all().array()) {
            boolean city = side.buildings().cities().has(corner);
            if (fair) {
                targets.add(new Target(corner, city, side.troop().countOn(corner)));
            }
            goods[other] += soil.worth(corner) / 2;
        }
        for (Soldier soldier : side.troop().soldiers()) {
            count(Steps.within(soldier.corner(), STRIKE), strikers);
            count(Steps.within(soldier.corner(), 2 * STRIKE), marchers);
        }
    }

    private static void count(long corners, int[] counts) {
        for (long rest = corners; rest != 0; rest &= rest - 1) {
            counts[Long.numberOfTrailingZeros(rest)]++;
        }
    }

    /** Returns whether the rivals have exactly the same in another position. */
    boolean stand(Position position) {
        for (int i = 0; i < sides.size(); i++) {
            if (i != seat.number() - 1 && !sides.get(i).equals(position.sides().get(i))) {
                return false;
            }
        }
        return true;
    }

    Corners built() {
        return built;
    }

    /** Returns the corners with rivals' soldiers. */
    Corners soldiers() {
        return soldiers;
    }

    Ways roads() {
        return roads;
    }

    List<Target> targets() {
        return targets;
    }

    /** Returns the value of a rival besides its points: the yield of its buildings, and its soldiers. */
    int goods(int other) {
        return goods[other];
    }

    /** The longest route of any. */
    int route() {
        return route;
    }

    /** Returns the number of soldiers that may strike a corner in their next turn. */
    int strikers(int corner) {
        return strikers[corner];
    }

    /** Returns the number of soldiers that may strike a corner within their next two turns. */
    int marchers(int corner) {
        return marchers[corner];
    }

    /** Returns whether a soldier recruited in a rival's building could strike a corner in its first move. */
    boolean nextDoor(int corner) {
        return built.touch(Steps.within(corner, STRIKE));
    }
}
