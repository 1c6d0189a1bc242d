package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;

/** <i>Mover, atacar</i>: a stack or a part of it goes to another tile, and fights there if it must (T10, T17). */
public record Move(Amount number, Hex from, Hex to) implements Acting {}
