package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.ruleset.kaixiflan.book.Good;

/** <i>Comerciar</i>: some of a resource is received for another (K31, R46). */
public record Exchange(Good give, int quantity, Good get) implements Action {}
