package heraldo.rules.ruleset.kaixiflan.score;

/** What each column is worth to a province. */
public final class Points {

    private final int[] columns = new int[ScoreColumn.values().length];

    Points() {}

    void add(ScoreColumn column, int more) {
        columns[column.ordinal()] += more;
    }

    /** The points of a column; below 0 only by the game master's adjustment. */
    public int of(ScoreColumn column) {
        return columns[column.ordinal()];
    }

    /** All columns together. */
    public int sum() {
        int sum = 0;
        for (int points : columns) {
            sum += points;
        }
        return sum;
    }
}
