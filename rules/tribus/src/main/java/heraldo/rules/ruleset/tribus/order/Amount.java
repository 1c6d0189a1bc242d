package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.tribus.law.Statics;
import heraldo.rules.ruleset.tribus.turn.Progress;
import java.util.Optional;

/**
 * Number of soldiers.
 *
 * @param number a count; -1 for all there are
 */
public record Amount(int number) {

    /** The whole stack or crew. */
    public static final Amount ALL = new Amount(-1);

    public boolean all() {
        return equals(ALL);
    }

    /** The count where so many are present. */
    public int of(int present) {
        return all() ? present : number;
    }

    /** The count of those who go from a tile. */
    int at(Hex from, Progress turn) {
        return of(turn.tile(from).soldiers());
    }

    /** Refuses a number of soldiers that can never go. */
    Optional<Refusal> misfit(Statics statics) {
        return all() ? Optional.empty() : statics.quantity(number, 1);
    }
}
