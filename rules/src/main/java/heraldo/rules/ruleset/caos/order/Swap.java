package heraldo.rules.ruleset.caos.order;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import java.util.List;

/**
 * SWAP: planets of one's own for planets of a partner, all or nothing (C35).
 *
 * @param give own planets
 * @param get the partner's planets
 */
public record Swap(List<String> give, List<String> get, Seat player) implements Order {
    public Swap {
        give = List.copyOf(give);
        get = List.copyOf(get);
    }
}
