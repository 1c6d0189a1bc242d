package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;

/** <i>Embarcar</i>: soldiers go aboard a ship (T15, Q25). */
public record Embark(Amount number, Hex from, Hex ship) implements Acting {}
