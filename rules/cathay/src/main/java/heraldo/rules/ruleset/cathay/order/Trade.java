package heraldo.rules.ruleset.cathay.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.Types;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.law.Objection;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.turn.Command;
import heraldo.rules.ruleset.cathay.turn.Deed;
import heraldo.rules.ruleset.cathay.turn.Progress;
import java.util.Optional;

/**
 * <i>Comerciar</i>: four cards for one, with the bank (Y17).
 *
 * @param times the number of single trades; one if not given
 */
public record Trade(Resource give, Resource receive, Optional<Integer> times) implements Command {

    public static final OrderType<Trade> TYPE = OrderType.of(
            "trade",
            Trade.class,
            Param.one("give", Values.RESOURCE),
            Param.one("receive", Values.RESOURCE),
            Param.optional("times", Types.whole("times", 1, 19)));

    public int count() {
        return times.orElse(1);
    }

    @Override
    public Optional<Refusal> objection(Position position, Seat seat, Prices prices) {
        if (give == receive) {
            return Objection.refuse("E_SAME", "Y17", "resource", Say.resource(give));
        }
        return Objection.funds(position, seat, price(prices))
                .or(() -> position.tabletop().bank().get(receive) > 0
                        ? Objection.NONE
                        : Objection.refuse("E_BANK", "Y17", "resource", Say.resource(receive)));
    }

    @Override
    public Goods price(Prices prices) {
        return Goods.NONE.plus(give, Prices.RATE);
    }

    @Override
    public Optional<Resource> brings() {
        return Optional.of(receive);
    }

    /** Single trades, until one fails. */
    @Override
    public void carryOut(Progress turn, Seat seat) {
        Optional<Refusal> stopped = Optional.empty();
        int made = 0;
        while (made < count() && stopped.isEmpty()) {
            turn.pay(seat, this);
            turn.receive(seat, Goods.NONE.plus(receive, 1));
            made++;
            stopped = made < count() ? refusal(turn.now(), seat, turn.prices()) : stopped;
        }
        Goods given = Goods.NONE.plus(give, Prices.RATE * made);
        turn.happened(new Deed.Traded(seat, given, Goods.NONE.plus(receive, made), count(), stopped));
    }

    @Override
    public Optional<Message> told() {
        return Optional.of(Message.of("outcome.OK"));
    }
}
