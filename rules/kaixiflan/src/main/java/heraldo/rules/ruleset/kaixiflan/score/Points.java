package heraldo.rules.ruleset.kaixiflan.score;

import java.util.EnumMap;
import java.util.Map;

/** Points of a province in each column. */
public final class Points {

    private final Map<ScoreColumn, Integer> columns = new EnumMap<>(ScoreColumn.class);

    Points() {}

    void add(ScoreColumn column, int more) {
        columns.merge(column, more, Integer::sum);
    }

    /** The points of a column; below 0 only by the game master's adjustment. */
    public int of(ScoreColumn column) {
        return columns.getOrDefault(column, 0);
    }

    /** All columns together. */
    public int sum() {
        int sum = 0;
        for (int points : columns.values()) {
            sum += points;
        }
        return sum;
    }
}
