package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.kernel.Order;

/** What may be said of pacts at any time (T24). */
public sealed interface Bargain extends Order permits Proposal, Accept, Reject, Withdraw {}
