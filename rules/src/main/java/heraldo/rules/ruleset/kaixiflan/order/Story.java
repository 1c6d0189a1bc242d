package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.kernel.Order;

/** <i>Historia</i>: what the turn was like (K7, R100). */
public record Story(String text) implements Order {}
