package heraldo.rules.ruleset.hexadominacion.order;

import heraldo.rules.kernel.Order;

/** <i>Capital</i>: another own city becomes the capital (H13). */
public record MoveCapital(int hex) implements Order {}
