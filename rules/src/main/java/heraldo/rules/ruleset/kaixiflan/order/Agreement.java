package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.ruleset.kaixiflan.state.Owner;

/** <i>Comerciar acuerdo</i>: one's own half of a mutual trade agreement (K34, R50). */
public record Agreement(Owner province) implements Action {}
