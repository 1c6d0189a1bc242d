package heraldo.rules.kernel;

import java.util.ArrayList;
import java.util.List;

/**
 * The orders of one seat for one turn, in the order in which they were written. Lines are numbered from 1. Sheets are
 * values: every change makes a new one.
 */
public record OrderSheet(List<Order> orders) {

    /** A sheet on which nothing is written. */
    public static final OrderSheet EMPTY = new OrderSheet(List.of());

    public OrderSheet {
        orders = List.copyOf(orders);
    }

    public static OrderSheet of(Order... orders) {
        return new OrderSheet(List.of(orders));
    }

    public int size() {
        return orders.size();
    }

    public boolean isEmpty() {
        return orders.isEmpty();
    }

    /**
     * The order on a line.
     *
     * @param line from 1
     * @throws IndexOutOfBoundsException if there is no such line
     */
    public Order line(int line) {
        return orders.get(line - 1);
    }

    /** This sheet with one more line at its end. */
    public OrderSheet with(Order order) {
        List<Order> longer = new ArrayList<>(orders);
        longer.add(order);
        return new OrderSheet(longer);
    }

    /** This sheet with another order on an existing line. */
    public OrderSheet replacing(int line, Order order) {
        List<Order> changed = new ArrayList<>(orders);
        changed.set(line - 1, order);
        return new OrderSheet(changed);
    }

    /** This sheet without a line; the lines below move up. */
    public OrderSheet without(int line) {
        List<Order> shorter = new ArrayList<>(orders);
        shorter.remove(line - 1);
        return new OrderSheet(shorter);
    }

    /** This sheet with a line taken out and put back so that it becomes line {@code to}. */
    public OrderSheet moving(int from, int to) {
        List<Order> moved = new ArrayList<>(orders);
        moved.add(to - 1, moved.remove(from - 1));
        return new OrderSheet(moved);
    }
}
