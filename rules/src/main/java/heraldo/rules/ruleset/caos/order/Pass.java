package heraldo.rules.ruleset.caos.order;

import heraldo.rules.kernel.Order;

/** PASS: nothing, on purpose. */
public record Pass() implements Order {}
