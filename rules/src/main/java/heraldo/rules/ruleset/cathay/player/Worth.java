package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.chart.Tile;
import heraldo.rules.ruleset.cathay.state.Position;

/** What corners are worth to a seat for what their hexes yield. A point is worth {@link #POINT}. */
public final class Worth {

    static final int POINT = 100;

    /** What the first hex of a resource is worth beyond its yield. */
    private static final int NEW = 8;

    private final Position position;
    private final Personality personality;
    private final int[] rates;

    public Worth(Position position, Seat seat) {
        this.position = position;
        this.personality = Personality.of(position, seat);
        this.rates = rates(position, seat);
    }

    /** How many cards of each resource a seat gets in 36 throws on average. */
    static int[] rates(Position position, Seat seat) {
        int[] rates = new int[Resource.ALL.size()];
        var buildings = position.side(seat).buildings();
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

    /** What a settlement on a corner yields, in points of a hundred. */
    public int of(int corner) {
        int worth = 0;
        for (int hex : Net.hexesAt(corner)) {
            Tile tile = position.board().tile(hex);
            if (!tile.desert()) {
                Resource resource = tile.resource().get();
                int yield = tile.pips() * personality.weight(resource);
                worth += position.tabletop().robber() == hex ? yield / 2 : yield;
            }
        }
        return worth * 3 / 4;
    }

    /** The same with something added for resources the seat does not get yet. */
    public int wanted(int corner) {
        int worth = of(corner);
        long seen = 0;
        for (int hex : Net.hexesAt(corner)) {
            Tile tile = position.board().tile(hex);
            if (!tile.desert()) {
                Resource resource = tile.resource().get();
                boolean fresh = rates[resource.place()] == 0 && (seen >> resource.place() & 1) == 0;
                worth += fresh ? NEW * personality.weight(resource) / 10 + NEW : 0;
                seen |= 1L << resource.place();
            }
        }
        return worth;
    }
}
