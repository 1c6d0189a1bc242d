package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;

/** An action of a ship. */
public sealed interface Voyage extends Acting permits Sail, Landing, Assault, Boarding {

    /** Where the ship lies. */
    Hex ship();
}
