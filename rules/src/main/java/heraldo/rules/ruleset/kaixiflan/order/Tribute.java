package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.kernel.Order;

/** <i>Cumplir</i>: the tribute of an active mission is delivered (R87). */
public record Tribute(String mission) implements Order {}
