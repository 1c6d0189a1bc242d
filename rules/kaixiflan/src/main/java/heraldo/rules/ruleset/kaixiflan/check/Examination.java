package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import java.util.List;
import java.util.Optional;

/**
 * What came of examining a sheet.
 *
 * @param lines one for each line, in order
 * @param plan what those that stand add up to
 */
public record Examination(List<Line> lines, Plan plan) {

    public Examination {
        lines = List.copyOf(lines);
    }

    /**
     * One line.
     *
     * @param refusal why it cannot stand, if it cannot
     * @param cost what it costs if it stands
     */
    public record Line(Optional<Refusal> refusal, Stock cost) {}

    /** What all lines that stand cost together. */
    public Stock cost() {
        return plan.spent();
    }
}
