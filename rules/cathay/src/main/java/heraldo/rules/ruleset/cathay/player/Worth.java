package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.chart.Tile;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Position;

/** The worth of corners to a seat by the yield of their hexes. A point is worth {@link #POINT}. */
public final class Worth {

    static final int POINT = 100;

    private final Soil soil;
    private final int had;

    public Worth(Position position, Seat seat) {
        this(
                new Soil(position, Personality.of(position, seat)),
                position.side(seat).buildings());
    }

    /** The same for a seat that has built something else since its turn began. */
    Worth(Soil soil, Buildings buildings) {
        this.soil = soil;
        this.had = soil.kinds(buildings.all());
    }

    /** Returns whether another state of the same turn gives corners the same worth. */
    boolean same(Worth then) {
        return had == then.had;
    }

    /** Returns the average number of cards of each resource that a seat gets in 36 throws. */
    static int[] rates(Position position, Seat seat) {
        int[] rates = new int[Resource.ALL.size()];
        Buildings buildings = position.side(seat).buildings();
        for (int corner : buildings.all().array()) {
            int cards = buildings.cities().has(corner) ? 2 : 1;
            for (int hex : Net.hexesAt(corner)) {
                Tile tile = position.board().tile(hex);
                if (!tile.desert()) {
                    rates[tile.resource().get().place()] += cards * tile.pips();
                }
            }
        }
        return rates;
    }

    /** Returns the yield of a settlement on a corner, in hundredths of a point. */
    public int of(int corner) {
        return soil.worth(corner);
    }

    /** The same with something added for resources the seat does not get yet. */
    public int wanted(int corner) {
        return soil.worth(corner) + soil.novelty(corner, had);
    }
}
