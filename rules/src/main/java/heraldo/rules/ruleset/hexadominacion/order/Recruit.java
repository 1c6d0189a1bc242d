package heraldo.rules.ruleset.hexadominacion.order;

import heraldo.rules.kernel.Order;

/** <i>Reclutar</i>: soldiers are added to an own hex (H11). */
public record Recruit(int soldiers, int hex) implements Order {}
