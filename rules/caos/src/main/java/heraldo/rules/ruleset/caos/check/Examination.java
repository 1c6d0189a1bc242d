package heraldo.rules.ruleset.caos.check;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.caos.law.Cost;
import java.util.List;
import java.util.Optional;

/**
 * The result of examining a sheet.
 *
 * @param lines one for each line, in order
 * @param discount the part of the surcharge that the seat need not pay
 */
public record Examination(List<Line> lines, int discount) {

    public Examination {
        lines = List.copyOf(lines);
    }

    /**
     * One line.
     *
     * @param refusal the reason against it, if there is one
     * @param warnings the things that might make it fail
     * @param cost its cost if it is accepted
     */
    public record Line(Optional<Refusal> refusal, List<Message> warnings, Cost cost) {

        /** Returns whether the refusal is the one for lack of actions. */
        public boolean unpaid() {
            return refusal.filter(why -> why.code().equals(Plan.UNPAID)).isPresent();
        }
    }

    /** Returns the total cost of all accepted lines. */
    public Cost cost() {
        Cost all = Cost.NONE;
        for (Line line : lines) {
            all = line.refusal().isEmpty() ? all.plus(line.cost()) : all;
        }
        return all;
    }

    /** Returns the number of actions that the accepted lines take. */
    public int actions() {
        return cost().actions(discount);
    }
}
