package heraldo.rules.ruleset.hexadominacion.order;

import heraldo.rules.kernel.Order;

/** <i>Construir</i>: an own hex rises by one level (H10). */
public record Build(int hex) implements Order {}
