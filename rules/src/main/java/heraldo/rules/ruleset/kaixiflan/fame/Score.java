package heraldo.rules.ruleset.kaixiflan.fame;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.List;
import java.util.SortedMap;

/**
 * A province's row of the fame table.
 *
 * @param points what each column is worth
 * @param bonuses those it holds now
 */
public record Score(Owner owner, int era, SortedMap<FameColumn, Integer> points, List<Bonus> bonuses) {

    public Score {
        points = Frozen.map(points);
        bonuses = List.copyOf(bonuses);
    }

    public int of(FameColumn column) {
        return points.getOrDefault(column, 0);
    }

    public int base() {
        return points.values().stream().mapToInt(Integer::intValue).sum();
    }

    public int bonus() {
        return bonuses.stream().mapToInt(Bonus::points).sum();
    }

    public int total() {
        return base() + bonus();
    }
}
