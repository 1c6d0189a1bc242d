package heraldo.rules.ruleset.hexadominacion.order;

import heraldo.rules.kernel.Order;

/** <i>Mover</i>: soldiers go from one own hex to another (H12). */
public record Move(int soldiers, int from, int to) implements Order {}
