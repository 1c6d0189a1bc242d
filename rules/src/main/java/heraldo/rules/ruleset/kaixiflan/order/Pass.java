package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.kernel.Order;

/** <i>Pasar</i>: nothing is done, and nothing by default (R11). */
public record Pass() implements Order {}
