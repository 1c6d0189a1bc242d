package heraldo.rules.ruleset.cathay.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.order.Trade;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.Optional;

/** Four cards for one (Y17): one single trade. */
final class TradeCheck {

    private TradeCheck() {}

    static Optional<Refusal> trade(Position position, Seat seat, Trade order) {
        if (order.give() == order.receive()) {
            return Check.refuse("E_SAME", "Y17", "resource", Say.resource(order.give()));
        }
        Optional<Refusal> funds = Check.funds(position.side(seat).hand(), Goods.NONE.plus(order.give(), Trade.RATE));
        if (funds.isPresent()) {
            return funds;
        }
        return position.bank().get(order.receive()) > 0
                ? Check.FINE
                : Check.refuse("E_BANK", "Y17", "resource", Say.resource(order.receive()));
    }
}
