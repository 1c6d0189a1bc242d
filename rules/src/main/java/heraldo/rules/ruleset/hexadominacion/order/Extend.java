package heraldo.rules.ruleset.hexadominacion.order;

import heraldo.rules.kernel.Order;

/** <i>Prórroga</i>: the realm's standing vote for so many extra rounds (R46). */
public record Extend(int rounds) implements Order {}
