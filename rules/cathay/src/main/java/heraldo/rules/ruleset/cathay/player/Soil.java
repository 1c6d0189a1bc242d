package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.chart.Tile;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Position;

/** The value of the hexes at each corner to a seat: the same all through its turn, for the robber moves only when it ends. */
final class Soil {

    /** The bonus for the first hex of a resource, beyond its yield. */
    private static final int NEW = 8;

    private final Personality personality;
    private final int[] worth = new int[Net.CORNERS + 1];
    private final int[] kinds = new int[Net.CORNERS + 1];
    private final int[] novelty = new int[1 << Resource.ALL.size()];

    Soil(Position position, Personality personality) {
        this.personality = personality;
        int robber = position.tabletop().robber();
        for (int hex = 0; hex < Net.HEXES; hex++) {
            Tile tile = position.board().tile(hex);
            if (!tile.desert()) {
                Resource resource = tile.resource().get();
                int yield = tile.pips() * personality.weight(resource);
                till(hex, hex == robber ? yield / 2 : yield, 1 << resource.place());
            }
        }
        for (int some = 0; some < novelty.length; some++) {
            novelty[some] = newness(some);
        }
    }

    private void till(int hex, int yield, int kind) {
        for (int corner : Net.cornersOf(hex)) {
            worth[corner] += yield;
            kinds[corner] |= kind;
        }
    }

    private int newness(int some) {
        int sum = 0;
        for (Resource resource : Resource.ALL) {
            boolean there = (some >> resource.place() & 1) != 0;
            sum += there ? NEW * personality.weight(resource) / 10 + NEW : 0;
        }
        return sum;
    }

    Personality personality() {
        return personality;
    }

    /** Returns the yield of a settlement on a corner, in hundredths of a point. */
    int worth(int corner) {
        return worth[corner] * 3 / 4;
    }

    /** Returns the total yield of settlements on some corners, in hundredths of a point. */
    int worth(Corners corners) {
        int sum = 0;
        for (long rest = corners.bits(); rest != 0; rest &= rest - 1) {
            sum += worth(Long.numberOfTrailingZeros(rest));
        }
        return sum;
    }

    /** The resources that the hexes at some corners yield, as bits. */
    int kinds(Corners corners) {
        int all = 0;
        for (long rest = corners.bits(); rest != 0; rest &= rest - 1) {
            all |= kinds[Long.numberOfTrailingZeros(rest)];
        }
        return all;
    }

    /** Returns the bonus of a corner, beyond its yield, for resources that a seat does not get yet. */
    int novelty(int corner, int had) {
        return novelty[kinds[corner] & ~had];
    }
}
