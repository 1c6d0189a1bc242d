package heraldo.rules.ruleset.cathay.order;

import heraldo.rules.kernel.Order;

/** One order of a player (§5). */
public sealed interface Command extends Order
        permits Start, Road, Settle, City, Recruit, Trade, Move, Attack, Claim, Rise, End, Discard, Resign {

    /** Whether a seat may give it at any time, and not only in its own turn. */
    default boolean anytime() {
        return false;
    }
}
