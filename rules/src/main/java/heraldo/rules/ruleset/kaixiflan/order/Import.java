package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.kaixiflan.book.Good;

/** <i>Importar</i>: the product of Foreign Trade (K47, R83). */
public record Import(Good resource) implements Order {}
