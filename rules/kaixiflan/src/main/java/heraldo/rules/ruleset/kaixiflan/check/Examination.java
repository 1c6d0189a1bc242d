package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import java.util.List;
import java.util.Optional;

/**
 * Result of examining a sheet.
 *
 * @param lines one for each line, in order
 * @param plan the plan of the lines that stand
 */
public record Examination(List<Line> lines, Plan plan) {

    public Examination {
        lines = List.copyOf(lines);
    }

    /**
     * One line.
     *
     * @param refusal the reason why it cannot stand, if it cannot
     * @param cost its cost if it stands
     */
    public record Line(Optional<Refusal> refusal, Stock cost) {}

    /** Returns the cost of all lines that stand. */
    public Stock cost() {
        return plan.spent();
    }
}
