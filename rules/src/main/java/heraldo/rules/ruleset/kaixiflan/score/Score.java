package heraldo.rules.ruleset.kaixiflan.score;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.List;
import java.util.SortedMap;

/**
 * A province's Fame.
 *
 * @param points what each column is worth
 * @param bonuses those it holds now
 */
public record Score(Owner owner, int era, SortedMap<ScoreColumn, Integer> points, List<Bonus> bonuses) {

    public Score {
        points = Frozen.map(points);
        bonuses = List.copyOf(bonuses);
    }

    public int of(ScoreColumn column) {
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
