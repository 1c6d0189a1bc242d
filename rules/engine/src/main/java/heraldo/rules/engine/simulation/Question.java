package heraldo.rules.engine.simulation;

import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;

/**
 * What somebody wants to know: what would come of a sheet.
 *
 * @param state the position in which the turn is open
 * @param others what the asker knows or supposes of the others' sheets
 */
public record Question<S>(S state, Seat seat, OrderSheet sheet, Others others) {

    /** With nothing thought of others. */
    public static <S> Question<S> of(S state, Seat seat, OrderSheet sheet) {
        return new Question<>(state, seat, sheet, Others.GOVERNED);
    }

    /** The same, where more is known of others, or something else is thought of them. */
    public Question<S> with(Others known) {
        return new Question<>(state, seat, sheet, known);
    }

    /** Prints nothing of the position. */
    @Override
    public String toString() {
        return "what if of " + seat;
    }
}
