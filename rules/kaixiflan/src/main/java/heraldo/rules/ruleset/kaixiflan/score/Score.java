package heraldo.rules.ruleset.kaixiflan.score;

import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.List;

/**
 * A province's Fame.
 *
 * @param points the points of each column
 * @param bonuses those it holds now
 */
public record Score(Owner owner, int era, Points points, List<Bonus> bonuses) {

    public Score {
        bonuses = List.copyOf(bonuses);
    }

    public int of(ScoreColumn column) {
        return points.of(column);
    }

    public int base() {
        return points.sum();
    }

    public int bonus() {
        int sum = 0;
        for (Bonus bonus : bonuses) {
            sum += bonus.points();
        }
        return sum;
    }

    public int total() {
        return base() + bonus();
    }
}
