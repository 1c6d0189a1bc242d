package heraldo.rules.ruleset.tribus.score;

import heraldo.rules.ruleset.tribus.book.Settings;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.state.Board;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.state.Tile;
import java.util.Comparator;

/**
 * What a tribe owns.
 *
 * @param soldiers those aboard too
 * @param ships drifting ones under its label too (Q33)
 * @param score what all that is worth (§1.6)
 */
public record Holding(int cities, int lands, int soldiers, int ships, int score) {

    /** The better holding first: by score, then cities, lands and soldiers (V3). */
    public static final Comparator<Holding> BEST = Comparator.comparingInt(Holding::score)
            .thenComparingInt(Holding::cities)
            .thenComparingInt(Holding::lands)
            .thenComparingInt(Holding::soldiers)
            .reversed();

    public static Holding of(Chart chart, Settings settings, Board board, int tribe) {
        int cities = 0;
        int lands = 0;
        int soldiers = 0;
        for (var entry : board.tiles().entrySet()) {
            Tile tile = entry.getValue();
            if (tile.owner() == tribe) {
                cities += chart.city(entry.getKey()) ? 1 : 0;
                lands += chart.city(entry.getKey()) ? 0 : 1;
                soldiers += tile.soldiers();
            }
        }
        int ships = 0;
        for (Ship ship : board.ships().values()) {
            ships += ship.owner() == tribe ? 1 : 0;
            soldiers += ship.owner() == tribe ? ship.crew() : 0;
        }
        Holding counted = new Holding(cities, lands, soldiers, ships, 0);
        Holding worth = counted.worth(settings);
        int score = worth.cities + worth.lands + worth.soldiers + worth.ships;
        return new Holding(cities, lands, soldiers, ships, score);
    }

    /** The same in points: what its cities, lands, soldiers and ships add to its score (§1.6). */
    public Holding worth(Settings settings) {
        Settings.Weights each = settings.weights();
        return new Holding(
                cities * each.city(), lands * each.land(), soldiers * each.soldier(), ships * each.ship(), score);
    }
}
