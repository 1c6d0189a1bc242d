package heraldo.rules.ruleset.caos.order;

import heraldo.rules.kernel.Order;
import java.util.Optional;

/**
 * INVADE: so many units attack a planet.
 *
 * @param times how many; 1 if nothing is said
 * @param from the subsector through which they go (C20)
 */
public record Invade(String planet, Optional<Integer> times, Optional<String> from) implements Order, Effort {}
