package heraldo.rules.ruleset.caos.order;

import heraldo.rules.kernel.Order;
import java.util.Optional;

/** DEFEND: so many units defend a planet, one's own or another's. */
public record Defend(String planet, Optional<Integer> times) implements Order, Effort {}
