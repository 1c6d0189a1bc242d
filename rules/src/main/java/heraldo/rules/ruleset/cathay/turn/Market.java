package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.check.Examiner;
import heraldo.rules.ruleset.cathay.order.Trade;
import java.util.Optional;

/** Trade with the bank (Y17): single trades, until one fails. */
record Market(Examiner examiner) {

    /** Why not all of them were made, if not. */
    Optional<Refusal> trade(Progress turn, Seat seat, Trade order) {
        Optional<Refusal> stopped = Optional.empty();
        int made = 0;
        while (made < order.count() && stopped.isEmpty()) {
            turn.pay(seat, Goods.NONE.plus(order.give(), Trade.RATE));
            turn.receive(seat, Goods.NONE.plus(order.receive(), 1));
            made++;
            stopped = made < order.count() ? examiner.refusal(turn.now(), seat, order) : stopped;
        }
        turn.happened(new Deed.Traded(seat, order, made, stopped));
        return stopped;
    }
}
