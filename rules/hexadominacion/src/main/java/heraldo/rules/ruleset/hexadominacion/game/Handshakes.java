package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Notice;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.check.Command;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Trades and sales that both sides have registered alike (option {@code tradeHandshake}). Both are told what they wrote. */
public final class Handshakes {

    private Handshakes() {}

    /** One notice to each side of every bargain, that of the lower seat first. */
    public static List<Notice> of(World world, Map<Seat, OrderSheet> sheets) {
        if (!Settings.of(world).tradeHandshake() || !world.open()) {
            return List.of();
        }
        List<Notice> notices = new ArrayList<>();
        new TreeMap<>(sheets)
                .forEach((seat, sheet) -> new LinkedHashSet<>(sheet.orders())
                        .forEach(order -> told(seat, Command.of(order), sheets)
                                .ifPresent(text -> notices.add(new Notice(seat, text)))));
        return notices;
    }

    /** Returns the notice to the writer of an order when its mirror is there; empty if it is not, or if the order needs none. */
    private static Optional<Message> told(Seat seat, Command order, Map<Seat, OrderSheet> sheets) {
        return order.deal(seat).filter(deal -> registered(sheets, deal)).flatMap(deal -> order.agreed());
    }

    private static boolean registered(Map<Seat, OrderSheet> sheets, Deal deal) {
        OrderSheet sheet = sheets.getOrDefault(deal.with(), OrderSheet.EMPTY);
        return sheet.orders().contains(deal.mirrored());
    }
}
