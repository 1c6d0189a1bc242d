package heraldo.rules.ruleset.caos.check;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.law.Budget;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.turn.Progress;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The turn played with one sheet alone.
 *
 * @param alone the turn played with it alone
 */
public record Rehearsal(Law law, Seat seat, OrderSheet sheet, Examination examination, Progress alone) {

    public boolean stands(int line) {
        return examination.lines().get(line - 1).refusal().isEmpty();
    }

    /** The orders of a kind that stand. */
    public <O extends Order> List<O> standing(Class<O> kind) {
        return standingFrom(1, kind);
    }

    /** The orders of a kind that stand, from a line on. */
    public <O extends Order> List<O> standingFrom(int line, Class<O> kind) {
        return IntStream.rangeClosed(line, sheet.size())
                .filter(this::stands)
                .mapToObj(sheet::line)
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }

    public int budget() {
        return Budget.of(law, seat).actions();
    }
}
