package heraldo.rules.ruleset.tribus.order;

/** Step 2 of a turn: soldiers move, embark, land, sail or fight (Q9). */
public sealed interface Acting extends TurnOrder permits Move, Embark, Voyage, Transfer {}
