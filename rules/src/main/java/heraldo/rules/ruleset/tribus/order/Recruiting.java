package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;

/** Step 1 of a turn: soldiers and ships. */
public sealed interface Recruiting extends TurnOrder permits Recruit, Shipbuilding {

    /** The city that pays. */
    Hex city();
}
