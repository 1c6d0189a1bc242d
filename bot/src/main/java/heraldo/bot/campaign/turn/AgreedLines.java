package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.rulebook.Position;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Keeps governors to their word. What they have agreed on by an offer stands on their sheets; no other line does that needs
 * another seat's line which nobody has written: it would fail, and the news would name somebody who was never asked.
 */
final class AgreedLines {

    private final Position<?> position;
    private final Map<Seat, OrderSheet> sent;
    private final List<Agreed> agreed;

    /**
     * A line of a governor's to which another has said yes, or the governor to the other.
     *
     * @param seat the governor's
     */
    record Agreed(Seat seat, Order order) {}

    /**
     * Judges the lines of a turn that is over.
     *
     * @param sent the sheets that players have sent
     * @param agreed the lines on accepted offers
     */
    AgreedLines(Position<?> position, Map<Seat, OrderSheet> sent, List<Agreed> agreed) {
        this.position = position;
        this.sent = sent;
        this.agreed = List.copyOf(agreed);
    }

    /** Puts what is agreed on first, and leaves out what no other seat answers, and what cannot stand without that. */
    SortedMap<Seat, OrderSheet> of(SortedMap<Seat, OrderSheet> wanted) {
        SortedMap<Seat, OrderSheet> kept = new TreeMap<>();
        wanted.forEach((seat, sheet) -> kept.put(seat, bound(seat, sheet)));
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

    /** The sheet with all that its seat has agreed on; only where the position has changed since, something of it is missing. */
    private OrderSheet bound(Seat seat, OrderSheet wanted) {
        List<Order> lines = new ArrayList<>();
        agreed.stream()
                .filter(each -> each.seat().equals(seat))
                .map(Agreed::order)
                .distinct()
                .filter(order -> !wanted.orders().contains(order))
                .forEach(lines::add);
        if (lines.isEmpty()) {
            return wanted;
        }
        lines.addAll(wanted.orders());
        return Pledges.standing(position, seat, new OrderSheet(lines));
    }

    private OrderSheet answered(Seat seat, OrderSheet wanted, Map<Seat, OrderSheet> governed) {
        OrderSheet answered = new OrderSheet(wanted.orders().stream()
                .filter(order -> agreed.contains(new Agreed(seat, order)) || isAnswered(seat, order, governed))
                .toList());
        return answered.equals(wanted) ? wanted : Pledges.standing(position, seat, answered);
    }

    private boolean isAnswered(Seat seat, Order order, Map<Seat, OrderSheet> governed) {
        return position.deals(seat, order).stream()
                .allMatch(deal -> deal.lasts()
                        || sent.getOrDefault(deal.with(), governed.getOrDefault(deal.with(), OrderSheet.EMPTY))
                                .orders()
                                .contains(deal.mirrored()));
    }
}
