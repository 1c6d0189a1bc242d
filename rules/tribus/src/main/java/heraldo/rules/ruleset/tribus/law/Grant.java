package heraldo.rules.ruleset.tribus.law;

import heraldo.rules.board.Hex;
import heraldo.rules.board.Paths;
import heraldo.rules.ruleset.tribus.book.Settings;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.state.Board;
import heraldo.rules.ruleset.tribus.state.Pool;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** Yield of a tribe's lands for a week, cluster by cluster (T6, T7, Q22). */
public record Grant(Chart chart, Settings settings) {

    /** A pool for every cluster with a city, in reading order of the first city of each. */
    public List<Pool> pools(Board board, int tribe) {
        List<Pool> pools = new ArrayList<>();
        SortedSet<Hex> granted = new TreeSet<>();
        for (Hex city : chart.cities()) {
            if (board.tile(city).owner() == tribe && !granted.contains(city)) {
                Pool pool = pool(board, tribe, city);
                granted.addAll(pool.cities());
                pools.add(pool);
            }
        }
        return pools;
    }

    private Pool pool(Board board, int tribe, Hex city) {
        SortedSet<Hex> cluster =
                Paths.reach(List.of(city), hex -> board.tile(hex).owner() == tribe);
        SortedSet<Hex> cities = new TreeSet<>(cluster);
        cities.removeIf(hex -> !chart.city(hex));
        int lands = cluster.size() - cities.size();
        return new Pool(tribe, cities, settings.cityYield() * cities.size() + settings.landYield() * lands);
    }
}
