package heraldo.rules.ruleset.caos.order;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;

/** LIEUT: the winner names those who win with him (C46). */
public record Lieutenants(Seat first, Seat second) implements Order {}
