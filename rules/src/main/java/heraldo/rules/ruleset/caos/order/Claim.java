package heraldo.rules.ruleset.caos.order;

import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.caos.book.Faith;
import java.util.List;
import java.util.Optional;

/**
 * DEED: one claims to have done a deed (C49).
 *
 * @param code the deed's
 * @param planets those it is about
 * @param god the Major god it is about
 */
public record Claim(String code, List<String> planets, Optional<Faith> god) implements Order {
    public Claim {
        planets = List.copyOf(planets);
    }
}
