package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;

/** <i>Trasbordar</i>: soldiers pass to a ship alongside (Q34). */
public record Transfer(Amount number, Hex from, Hex to) implements Acting {}
