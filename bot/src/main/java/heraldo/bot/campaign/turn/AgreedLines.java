package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.rulebook.Position;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Keeps governors from writing lines that need another seat's line which nobody has written. Such a line would fail, and the news
 * would name that seat as the one who did not keep a deal that nobody had offered.
 */
final class AgreedLines {

    private final Position<?> position;
    private final Map<Seat, OrderSheet> sent;

    /**
     * Judges the lines of a turn that is over.
     *
     * @param sent what players have sent
     */
    AgreedLines(Position<?> position, Map<Seat, OrderSheet> sent) {
        this.position = position;
        this.sent = sent;
    }

    /** Leaves out of governors' sheets what no other seat answers, and what cannot stand without that. */
    SortedMap<Seat, OrderSheet> of(SortedMap<Seat, OrderSheet> wanted) {
        SortedMap<Seat, OrderSheet> kept = new TreeMap<>(wanted);
        boolean changed = true;
        // A line that is left out may have been the answer to another.
        while (changed) {
            changed = false;
            for (Map.Entry<Seat, OrderSheet> each : kept.entrySet()) {
                OrderSheet answered = answered(each.getKey(), each.getValue(), kept);
                changed |= !answered.equals(each.getValue());
                each.setValue(answered);
            }
        }
        return kept;
    }

    private OrderSheet answered(Seat seat, OrderSheet wanted, Map<Seat, OrderSheet> governed) {
        OrderSheet answered = new OrderSheet(wanted.orders().stream()
                .filter(order -> isAnswered(seat, order, governed))
                .toList());
        return answered.equals(wanted) ? wanted : Pledges.standing(position, seat, answered);
    }

    private boolean isAnswered(Seat seat, Order order, Map<Seat, OrderSheet> governed) {
        return position.deals(seat, order).stream()
                .allMatch(deal -> governed.getOrDefault(deal.with(), sent.getOrDefault(deal.with(), OrderSheet.EMPTY))
                        .orders()
                        .contains(deal.mirrored()));
    }
}
