package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.order.Buy;
import heraldo.rules.ruleset.hexadominacion.order.Sell;
import heraldo.rules.ruleset.hexadominacion.order.Trade;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import java.util.List;

/** Trades and sales, of which each side registers its own line (R11, R43). */
public final class Deals {

    private Deals() {}

    /** What an order of a realm needs another to register. */
    public static List<Deal> of(Seat seat, Order order) {
        return switch (order) {
            case Trade trade -> List.of(new Deal(trade.realm(), trade.mirrored(seat), Message.of("deal.trade")));
            case Sell sell -> List.of(new Deal(sell.to(), new Buy(sell.hex(), seat, sell.price()), sale(sell.hex())));
            case Buy buy -> List.of(new Deal(buy.from(), new Sell(buy.hex(), seat, buy.price()), sale(buy.hex())));
            default -> List.of();
        };
    }

    private static Message sale(int hex) {
        return Message.of("deal.sale", "hex", Say.hex(hex));
    }
}
