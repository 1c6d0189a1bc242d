package heraldo.rules.ruleset.caos.order;

import heraldo.rules.kernel.Order;
import java.util.Optional;

/** SDEF: so many units defend every planet of a sector that one controls. */
public record DefendSector(String sector, Optional<Integer> times) implements Order, Effort {}
