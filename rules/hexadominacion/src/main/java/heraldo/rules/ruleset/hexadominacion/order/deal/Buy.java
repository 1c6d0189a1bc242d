package heraldo.rules.ruleset.hexadominacion.order.deal;

import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.hexadominacion.check.Command;
import heraldo.rules.ruleset.hexadominacion.check.Plan;
import heraldo.rules.ruleset.hexadominacion.check.Prospect;
import heraldo.rules.ruleset.hexadominacion.check.Reasons;
import heraldo.rules.ruleset.hexadominacion.order.Values;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.sketch.Sketch;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import java.util.List;
import java.util.Optional;

/** <i>Comprar</i>: the buyer's half of a sale; who owns the hex is for phase 8 to see (H29, R43). */
public record Buy(int hex, Seat from, Stock price) implements Command {

    public static OrderType<Buy> type(Values values) {
        return OrderType.of(
                "buy",
                Buy.class,
                Param.one("hex", values.hex()),
                Param.one("from", values.realm()),
                Param.one("price", values.bundle()));
    }

    @Override
    public Optional<Refusal> refusal(Plan plan) {
        return Refusal.first(() -> plan.partner(from), () -> Reasons.empty(price));
    }

    @Override
    public Optional<Deal> deal(Seat own) {
        return Optional.of(Cession.sale(from, new Sell(hex, own, price), hex));
    }

    @Override
    public Optional<Message> agreed() {
        return Optional.of(Cession.agreed(from, hex, price));
    }

    @Override
    public List<Message> gist(Prospect prospect, Line<?> line) {
        return List.of(Message.of("outlook.buy", "price", Say.stock(price)).with("realm", from));
    }

    /** The seller does not own the hex, or the price cannot be paid. */
    @Override
    public List<Message> dangers(Prospect prospect, Line<?> line) {
        int owner = prospect.world().tile(hex).owner();
        if (owner != from.number()) {
            return List.of(prospect.at("outlook.caution.seller", hex)
                    .with("owner", Say.owner(owner))
                    .with("neutral", owner == Tile.NOBODY ? "yes" : "no")
                    .with("realm", from));
        }
        boolean paid = prospect.end().lines().stream()
                .anyMatch(other -> other.stands() && other.order().equals(this));
        return paid ? List.of() : List.of(Message.of("outlook.caution.price"));
    }

    @Override
    public void draw(Sketch sketch) {
        sketch.purchase(hex);
    }
}
