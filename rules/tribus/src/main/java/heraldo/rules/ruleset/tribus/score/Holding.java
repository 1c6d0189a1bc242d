package heraldo.rules.ruleset.tribus.score;

import heraldo.rules.ruleset.tribus.book.Settings;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.state.Board;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.state.Tile;
import java.util.Comparator;

/**
 * Holding of a tribe.
 *
 * @param soldiers with those aboard
 * @param ships drifting ones under its label too (Q33)
 * @param score the points for all of it (§1.6)
 */
public record Holding(int cities, int lands, int soldiers, int ships, int score) {

    /** The better holding first: by score, then cities, lands and soldiers (V3). */
    public static final Comparator<Holding> BEST = Comparator.comparingInt(Holding::score)
            .thenComparingInt(Holding::cities)
            .thenComparingInt(Holding::lands)
            .thenComparingInt(Holding::soldiers)
            .reversed();

    /** Nothing at all. */
    static final Holding NOTHING = new Holding(0, 0, 0, 0, 0);

    /** That of one tribe; a {@link Ranking} counts all of them at once. */
    public static Holding of(Chart chart, Settings settings, Board board, int tribe) {
        Holding holding = NOTHING;
        for (var entry : board.tiles().entrySet()) {
            Tile tile = entry.getValue();
            holding = tile.owner() == tribe ? holding.withTile(chart.city(entry.getKey()), tile.soldiers()) : holding;
        }
        for (Ship ship : board.ships().values()) {
            holding = ship.owner() == tribe ? holding.withShip(ship.crew()) : holding;
        }
        return holding.scored(settings.weights());
    }

    /** This holding with a tile more. */
    Holding withTile(boolean city, int more) {
        return new Holding(cities + (city ? 1 : 0), lands + (city ? 0 : 1), soldiers + more, ships, score);
    }

    /** This holding with a ship more. */
    Holding withShip(int crew) {
        return new Holding(cities, lands, soldiers + crew, ships + 1, score);
    }

    /** This holding with its score. */
    Holding scored(Settings.Weights each) {
        Holding worth = worth(each);
        int sum = worth.cities + worth.lands + worth.soldiers + worth.ships;
        return new Holding(cities, lands, soldiers, ships, sum);
    }

    /** The same in points: what its cities, lands, soldiers and ships add to its score (§1.6). */
    public Holding worth(Settings settings) {
        return worth(settings.weights());
    }

    private Holding worth(Settings.Weights each) {
        return new Holding(
                cities * each.city(), lands * each.land(), soldiers * each.soldier(), ships * each.ship(), score);
    }
}
