package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.kernel.Order;

/** What a tribe orders for its own turn (T5). */
public sealed interface TurnOrder extends Order permits Recruiting, Acting {}
