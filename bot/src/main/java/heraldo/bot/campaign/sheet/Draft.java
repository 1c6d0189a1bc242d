package heraldo.bot.campaign.sheet;

import heraldo.rules.kernel.OrderSheet;
import java.util.List;

/**
 * The state of a sheet after an act, before it is stored.
 *
 * @param handsIn whether orders were entered, which an instant ruleset plays at once
 */
record Draft(OrderSheet sheet, boolean ready, List<Receipt.Objection> objections, boolean handsIn) {
    /** Lines were changed: a player who was ready is no longer. */
    static Draft edited(OrderSheet sheet) {
        return new Draft(sheet, false, List.of(), false);
    }

    static Draft entered(OrderSheet sheet, List<Receipt.Objection> objections) {
        return new Draft(sheet, false, objections, true);
    }

    static Draft declared(OrderSheet sheet, boolean ready) {
        return new Draft(sheet, ready, List.of(), false);
    }
}
