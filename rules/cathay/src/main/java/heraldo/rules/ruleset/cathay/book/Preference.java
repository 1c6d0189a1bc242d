package heraldo.rules.ruleset.cathay.book;

import java.util.List;

/**
 * All five resources, those to be discarded first in front (Y27).
 *
 * @param order each resource once
 */
public record Preference(List<Resource> order) {
    public Preference {
        order = List.copyOf(order);
        if (!complete(order)) {
            throw new IllegalArgumentException("not each of the five resources once: " + order);
        }
    }

    /** Returns whether an order names each resource exactly once. */
    public static boolean complete(List<Resource> order) {
        return order.size() == Resource.ALL.size() && order.containsAll(Resource.ALL);
    }
}
