package heraldo.rules.ruleset.hexadominacion.player;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Industry;
import heraldo.rules.ruleset.hexadominacion.state.World;

/** The kind of ruler of a realm: fixed for a game by its seat and the map, so that everybody can tell. */
enum Personality {
    /** Attacks at poor odds, in two waves where it matters, and builds with what is left. */
    WARRIOR(700, 5),
    /** Builds first, and fights only where it is safe. */
    MASON(840, 5),
    /** Trades with everybody and counts on what was promised. */
    MERCHANT(780, 5);

    private final int odds;
    private final int attacks;

    Personality(int odds, int attacks) {
        this.odds = odds;
        this.attacks = attacks;
    }

    /** The odds that it wants, of a thousand. */
    int odds() {
        return odds;
    }

    /** Returns the most hexes that it attacks in a round. */
    int attacks() {
        return attacks;
    }

    static Personality of(World world, Seat seat) {
        int map = Board.HEXES.stream()
                .mapToInt(hex -> hex * Industry.ALL.indexOf(world.tile(hex).industry()))
                .sum();
        return values()[(map + seat.number()) % values().length];
    }
}
