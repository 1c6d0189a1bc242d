package heraldo.rules.ruleset.caos.order;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;

/** CEDE: a planet of one's own goes to another seat after the invasions (C34). */
public record Cede(String planet, Seat player) implements Order {}
