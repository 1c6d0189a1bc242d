package heraldo.rules.ruleset.hexadominacion.turn;

import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Stock;

/**
 * A note for one realm.
 *
 * @param seat the seat that reads it
 * @param line the order line it belongs to; 0 for none
 * @param hex the place; {@link Board#NOWHERE} for none
 * @param lost the goods lost above the cap
 * @param soldiers the number of soldiers lost unpaid
 */
public record Remark(Note note, int seat, int line, int hex, Stock lost, int soldiers) {

    /** Something above the cap was lost. */
    public static Remark cap(int seat, int line, Stock lost) {
        return new Remark(Note.N_CAP_400, seat, line, Board.NOWHERE, lost, 0);
    }

    /** Unpaid defenders were lost. */
    public static Remark unpaid(int seat, int hex, int soldiers) {
        return new Remark(Note.N_DEFENCE_PARTIAL, seat, 0, hex, Stock.NONE, soldiers);
    }

    /** Nobody defended. */
    public static Remark walkover(int seat, int line, int hex) {
        return new Remark(Note.N_AUTO, seat, line, hex, Stock.NONE, 0);
    }
}
