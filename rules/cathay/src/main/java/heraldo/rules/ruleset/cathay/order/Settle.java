package heraldo.rules.ruleset.cathay.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.law.Links;
import heraldo.rules.ruleset.cathay.law.Objection;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.turn.Progress;
import heraldo.rules.ruleset.cathay.turn.Works;
import java.util.Optional;

/** <i>Asentamiento</i>: a settlement (Y12, Y14, Y15). */
public record Settle(int corner) implements Founding {

    public static final OrderType<Settle> TYPE = OrderType.of("settle", Settle.class, Values.CORNER);

    @Override
    public Optional<Refusal> objection(Position position, Seat seat, Prices prices) {
        return Objection.site(position, seat, corner)
                .or(() -> Objection.settlements(position, seat))
                .or(() -> Links.linked(position, seat).has(corner)
                        ? Objection.funds(position, seat, price(prices))
                        : Objection.loose("Y15", "settlement", String.valueOf(corner), 0));
    }

    @Override
    public Goods price(Prices prices) {
        return prices.settlement();
    }

    @Override
    public void carryOut(Progress turn, Seat seat) {
        turn.pay(seat, this);
        Works.found(turn, seat, corner);
    }

    @Override
    public Optional<Message> told() {
        return Optional.of(Message.of("deed.settle", "corner", corner));
    }
}
