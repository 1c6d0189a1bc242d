package heraldo.rules.ruleset.hexadominacion.order;

import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.hexadominacion.state.Resource;

/**
 * <i>Recibir</i>: what a city yields (H26, R38, R39).
 *
 * @param city the city, or {@link #ALL} for every own city without a line of its own
 */
public record Income(int city, Resource resource) implements Order {

    /** Every own city without a line of its own, written {@code *}. */
    public static final int ALL = -1;

    public boolean all() {
        return city == ALL;
    }
}
