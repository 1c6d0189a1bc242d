package heraldo.rules.ruleset.cathay.game;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Limits;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.book.SoldierKind;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.law.HonourLaw;
import heraldo.rules.ruleset.cathay.law.Trail;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Edges;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import heraldo.rules.ruleset.cathay.state.Soldier;
import java.util.ArrayList;
import java.util.List;

/** The invariants of every position. */
public final class Invariants {

    private final Position position;
    private final List<String> violations = new ArrayList<>();

    private Invariants(Position position) {
        this.position = position;
    }

    /** Everything that is wrong with a position. */
    public static List<String> violations(Position position) {
        Invariants invariants = new Invariants(position);
        invariants.cards();
        invariants.board();
        position.seats().forEach(invariants::seat);
        invariants.demand(
                HonourLaw.reviewed(position).equals(position.honours()), "Y43 DEV or ROUTE is with the wrong seat");
        return List.copyOf(invariants.violations);
    }

    /** The bank and all hands together are always the same (§1). */
    private void cards() {
        Goods all = position.tabletop().bank();
        for (Side side : position.sides()) {
            all = all.plus(side.hand());
        }
        for (Resource resource : Resource.ALL) {
            demand(
                    all.get(resource) == position.settings().bank(),
                    "§1 there are " + all.get(resource) + " of " + resource);
        }
    }

    /** No corner and no edge is used twice; no two stones stand side by side (Y14). */
    private void board() {
        Corners stones = position.ruins();
        Edges roads = Edges.NONE;
        for (Side side : position.sides()) {
            Buildings buildings = side.buildings();
            boolean apart = (stones.bits() & buildings.all().bits()) == 0
                    && (buildings.settlements().bits() & buildings.cities().bits()) == 0;
            demand(apart, "Y14 two things stand on one corner");
            stones = stones.and(buildings.all());
            for (int edge : buildings.roads().stream().toArray()) {
                demand(!roads.has(edge), "Y11 two roads lie on one edge");
                roads = roads.with(edge);
            }
        }
        Corners all = stones;
        all.stream().forEach(corner -> demand(!all.touch(Net.around(corner)), "Y14 " + corner + " is crowded"));
    }

    private void seat(Seat seat) {
        Side side = position.side(seat);
        Limits limits = position.settings().limits();
        Buildings buildings = side.buildings();
        demand(buildings.roads().count() <= limits.roads(), "YR9 too many roads of " + seat);
        demand(buildings.settlements().count() <= limits.settlements(), "YR9 too many settlements of " + seat);
        demand(buildings.cities().count() <= limits.cities(), "YR9 too many cities of " + seat);
        for (SoldierKind kind : SoldierKind.values()) {
            demand(side.troop().count(kind) <= limits.of(kind), "YR9 too many soldiers of " + seat);
        }
        side.troop().soldiers().forEach(soldier -> soldier(seat, soldier));
        boolean gone =
                buildings.none() && (!side.hand().isNone() || side.troop().count() > 0);
        demand(!gone, "Y36 " + seat + " has lost its last building and kept something");
        demand(!side.player().resigned() || buildings.none(), "Y54 " + seat + " has resigned and owns a building");
        demand(buildings.route() == Trail.length(position, seat), "Y44 the route of " + seat);
    }

    private void soldier(Seat seat, Soldier soldier) {
        boolean intrudes = position.rivalBuildingOn(seat, soldier.corner());
        demand(!intrudes, "Y29 " + soldier + " stands in a rival's building");
    }

    private void demand(boolean holds, String violation) {
        if (!holds) {
            violations.add(violation);
        }
    }
}
