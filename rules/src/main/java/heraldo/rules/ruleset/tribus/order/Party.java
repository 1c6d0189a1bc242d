package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;

/** A group of those who land, and where. */
public record Party(Amount number, Hex to) {}
