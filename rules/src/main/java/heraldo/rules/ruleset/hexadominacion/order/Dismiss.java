package heraldo.rules.ruleset.hexadominacion.order;

import heraldo.rules.kernel.Order;

/** <i>Baja</i>: soldiers leave an own hex, and some of their cost comes back (H11). */
public record Dismiss(int soldiers, int hex) implements Order {}
