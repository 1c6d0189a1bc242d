package heraldo.rules.engine.simulation;

import heraldo.rules.chance.Dice;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;

/**
 * The model of the others' sheets in one of the worlds that a question supposes.
 *
 * @param state the position in that world
 * @param number of the world: silent people write nothing in one, little in another, and as a governor would in the third
 */
record Rival<S>(Ruleset<S> rules, S state, Question<S> question, int number, Dice whims) {

    private static final int MOODS = 3;
    private static final int NOTHING = 1;
    private static final int LITTLE = 2;

    /**
     * Returns the sheet that the asker has written for a seat, as far as it is valid, with the lines that the seat has agreed on.
     */
    Fitted written(Seat seat) {
        OrderSheet wanted = Known.in(question.others().written(), seat);
        return Fitted.of(rules, state, seat, question.others().agreedBy(seat), wanted);
    }

    /**
     * Returns the likely sheet of a seat in the open turn: the lines that it has agreed on, and those that such a player adds.
     */
    OrderSheet supposed(Seat seat) {
        OrderSheet agreed = question.others().agreedBy(seat);
        OrderSheet likely = likely(seat);
        return agreed.isEmpty()
                ? likely
                : Fitted.of(rules, state, seat, agreed, likely).sheet();
    }

    /** Returns the likely sheet of a seat without any deal with the asker. */
    OrderSheet likely(Seat seat) {
        int mood = question.others().silent().contains(seat) ? number % MOODS : 0;
        if (mood == NOTHING) {
            return OrderSheet.EMPTY;
        }
        OrderSheet whole = withoutDeals(seat, rules.think().govern(state, seat, whims));
        return mood == LITTLE ? new OrderSheet(whole.orders().subList(0, whole.size() / 2)) : whole;
    }

    /** Removes the deals with the asker from a sheet: a seat that wanted one would have offered it. */
    private OrderSheet withoutDeals(Seat seat, OrderSheet sheet) {
        OrderSheet free = new OrderSheet(
                sheet.orders().stream().filter(order -> !deals(seat, order)).toList());
        return free.equals(sheet)
                ? sheet
                : Fitted.of(rules, state, seat, OrderSheet.EMPTY, free).sheet();
    }

    private boolean deals(Seat seat, Order order) {
        return rules.agree().deals(state, seat, order).stream()
                .anyMatch(deal -> deal.with().equals(question.seat()));
    }
}
