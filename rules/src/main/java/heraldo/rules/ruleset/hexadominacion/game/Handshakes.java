package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Notice;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.order.Buy;
import heraldo.rules.ruleset.hexadominacion.order.Sell;
import heraldo.rules.ruleset.hexadominacion.order.Trade;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Trades and sales that both sides have registered alike (option {@code tradeHandshake}). Each is told what he wrote himself. */
public final class Handshakes {

    private Handshakes() {}

    /** One notice to each side of every bargain, that of the lower seat first. */
    public static List<Notice> of(World world, Map<Seat, OrderSheet> sheets) {
        if (!world.settings().tradeHandshake() || !world.open()) {
            return List.of();
        }
        List<Notice> notices = new ArrayList<>();
        new TreeMap<>(sheets)
                .forEach((seat, sheet) -> new LinkedHashSet<>(sheet.orders())
                        .forEach(order -> Deals.of(seat, order).stream()
                                .filter(deal -> registered(sheets, deal))
                                .flatMap(deal -> told(order).stream())
                                .forEach(text -> notices.add(new Notice(seat, text)))));
        return notices;
    }

    /** What the writer of an order is told when its mirror is there; empty if it needs none. */
    private static Optional<Message> told(Order order) {
        return switch (order) {
            case Trade trade -> Optional.of(told(trade));
            case Sell(int hex, Seat to, Stock price) -> Optional.of(told(to, hex, price));
            case Buy(int hex, Seat from, Stock price) -> Optional.of(told(from, hex, price));
            default -> Optional.empty();
        };
    }

    private static Message told(Trade trade) {
        return Message.of(
                "notice.trade",
                "realm",
                trade.realm(),
                "give",
                Say.stock(trade.gives()),
                "get",
                Say.stock(trade.gets()));
    }

    private static Message told(Seat partner, int hex, Stock price) {
        return Message.of("notice.sale", "realm", partner, "hex", Say.hex(hex), "price", Say.stock(price));
    }

    private static boolean registered(Map<Seat, OrderSheet> sheets, Deal deal) {
        OrderSheet sheet = sheets.getOrDefault(deal.with(), OrderSheet.EMPTY);
        return sheet.orders().contains(deal.mirrored());
    }
}
