package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.kaixiflan.state.Owner;

/** <i>Balada</i>: a vote for the best deed of last year (K49, R78). */
public record Ballad(Owner province) implements Order {}
