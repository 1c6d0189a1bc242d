package heraldo.rules.ruleset.hexadominacion.order.deal;

import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.hexadominacion.book.Costs;
import heraldo.rules.ruleset.hexadominacion.check.Plan;
import heraldo.rules.ruleset.hexadominacion.check.Prospect;
import heraldo.rules.ruleset.hexadominacion.check.Reasons;
import heraldo.rules.ruleset.hexadominacion.order.Values;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import java.util.List;
import java.util.Optional;

/** <i>Vender</i>: the seller's half of a sale (H29, R41, R43). */
public record Sell(int hex, Seat to, Stock price) implements Cession {

    public static OrderType<Sell> type(Values values) {
        return OrderType.of(
                "sell",
                Sell.class,
                Param.one("hex", values.hex()),
                Param.one("to", values.realm()),
                Param.one("price", values.bundle()));
    }

    @Override
    public Optional<Refusal> refusal(Plan plan) {
        return Refusal.first(() -> plan.partner(to), () -> Reasons.empty(price), () -> plan.kept(hex));
    }

    @Override
    public Optional<Deal> deal(Seat own) {
        return Optional.of(Cession.sale(to, new Buy(hex, own, price), hex));
    }

    @Override
    public Optional<Message> agreed() {
        return Optional.of(Cession.agreed(to, hex, price));
    }

    @Override
    public List<Message> gist(Prospect prospect, Line<?> line) {
        return List.of(Message.of("outlook.sell", "price", Say.stock(price)).with("realm", to));
    }

    @Override
    public Stock brings(Costs costs) {
        return price;
    }
}
