package heraldo.rules.ruleset.caos.check;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.caos.law.Cost;
import java.util.List;
import java.util.Optional;

/**
 * What came of examining a sheet.
 *
 * @param lines one for each line, in order
 * @param discount how much of the surcharge the seat need not pay
 */
public record Examination(List<Line> lines, int discount) {

    public Examination {
        lines = List.copyOf(lines);
    }

    /**
     * One line.
     *
     * @param refusal why it cannot stand, if it cannot
     * @param warnings what might make it fail
     * @param cost what it costs if it stands
     */
    public record Line(Optional<Refusal> refusal, List<Message> warnings, Cost cost) {

        /** Whether only the budget speaks against it. */
        public boolean unpaid() {
            return refusal.filter(why -> why.code().equals(Plan.UNPAID)).isPresent();
        }
    }

    /** What all lines that stand cost together. */
    public Cost cost() {
        Cost all = Cost.NONE;
        for (Line line : lines) {
            all = line.refusal().isEmpty() ? all.plus(line.cost()) : all;
        }
        return all;
    }

    /** How many actions they take. */
    public int actions() {
        return cost().actions(discount);
    }
}
