package heraldo.rules.ruleset.hexadominacion.game;

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
        if (!world.options().flag("tradeHandshake") || !world.open()) {
            return List.of();
        }
        List<Notice> notices = new ArrayList<>();
        new TreeMap<>(sheets)
                .forEach((seat, sheet) -> new LinkedHashSet<>(sheet.orders())
                        .forEach(order -> mirror(seat, order)
                                .filter(bargain -> registered(sheets, bargain))
                                .ifPresent(bargain -> notices.add(new Notice(seat, bargain.told())))));
        return notices;
    }

    /**
     * What makes a bargain of an order.
     *
     * @param partner who has to write the mirror
     * @param told what the writer of the order is told when it is there
     */
    private record Bargain(Seat partner, Order mirror, Message told) {}

    private static Optional<Bargain> mirror(Seat seat, Order order) {
        return switch (order) {
            case Trade trade -> Optional.of(new Bargain(trade.realm(), trade.mirrored(seat), told(trade)));
            case Sell(int hex, Seat to, Stock price) ->
                Optional.of(new Bargain(to, new Buy(hex, seat, price), told(to, hex, price)));
            case Buy(int hex, Seat from, Stock price) ->
                Optional.of(new Bargain(from, new Sell(hex, seat, price), told(from, hex, price)));
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

    private static boolean registered(Map<Seat, OrderSheet> sheets, Bargain bargain) {
        OrderSheet sheet = sheets.getOrDefault(bargain.partner(), OrderSheet.EMPTY);
        return sheet.orders().contains(bargain.mirror());
    }
}
