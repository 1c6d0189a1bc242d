package heraldo.bot.discord.desk;

import heraldo.bot.campaign.rulebook.Position;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The orders recommended to a newcomer, of different kinds where possible; each is valid alone on a blank sheet. */
public final class FirstOrders {

    private static final int MOST = 3;

    private FirstOrders() {}

    /** At most three orders, always the same in a position; none while the seat is not waited for. */
    public static List<Order> of(Position<?> position, Seat seat) {
        if (!position.turn().due().contains(seat)) {
            return List.of();
        }
        List<Order> wise = position.proposed(seat).orders().stream()
                .filter(order -> stands(position, seat, order))
                .sorted(Comparator.comparing(FirstOrders::dealing))
                .toList();
        Map<Class<?>, Order> kinds = new LinkedHashMap<>();
        wise.forEach(order -> kinds.putIfAbsent(order.getClass(), order));
        List<Order> first = new ArrayList<>(kinds.values());
        return Stream.concat(first.stream(), wise.stream())
                .distinct()
                .limit(MOST)
                .toList();
    }

    /** Returns whether an order names another seat, which makes it a poor first order. */
    private static boolean dealing(Order order) {
        return Stream.of(order.getClass().getRecordComponents())
                .anyMatch(component -> component.getType() == Seat.class);
    }

    private static boolean stands(Position<?> position, Seat seat, Order order) {
        return position.check(seat, OrderSheet.EMPTY.with(order)).get(0).possible();
    }
}
