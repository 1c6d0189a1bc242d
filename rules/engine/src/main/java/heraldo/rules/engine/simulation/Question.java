package heraldo.rules.engine.simulation;

import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;

/**
 * The question of a simulation: a sheet whose result a seat wants to know.
 *
 * @param state the position in which the turn is open
 * @param others the asker's knowledge or assumptions about the others' sheets
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
