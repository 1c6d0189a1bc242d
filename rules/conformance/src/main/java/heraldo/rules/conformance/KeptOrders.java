package heraldo.rules.conformance;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.order.LineReading;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The orders of a game that is kept as text.
 *
 * @param steps of each turn, or step of one, the sheets by the names of their seats
 */
record KeptOrders(List<Map<String, OrderSheet>> steps) {

    private static final String STEP = "== ";
    private static final String SECTION = "-- ";
    private static final String LINE = "  ";

    /**
     * Those of a text.
     *
     * @param reader reads a line
     */
    static KeptOrders read(List<String> text, Function<String, LineReading> reader) {
        List<Map<String, OrderSheet>> steps = new ArrayList<>();
        String name = "";
        boolean orders = false;
        for (String line : text) {
            if (line.startsWith(STEP)) {
                steps.add(new TreeMap<>());
                orders = true;
            } else if (line.startsWith(SECTION)) {
                orders = false;
            } else if (orders && line.startsWith(LINE)) {
                LineReading read = reader.apply(line.strip());
                steps.get(steps.size() - 1)
                        .merge(name, OrderSheet.of(read.order().orElseThrow()), KeptOrders::joined);
            } else if (orders) {
                name = line;
            }
        }
        return new KeptOrders(steps);
    }

    private static OrderSheet joined(OrderSheet first, OrderSheet more) {
        OrderSheet joined = first;
        for (Order order : more.orders()) {
            joined = joined.with(order);
        }
        return joined;
    }

    /** Returns the orders of a seat in a turn, or a step of one, counted from 0. */
    OrderSheet of(int step, String seat) {
        return steps.get(step).getOrDefault(seat, OrderSheet.EMPTY);
    }
}
