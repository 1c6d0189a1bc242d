package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Order;

/** <i>Nombrar</i>: a place gets a name (R98). */
public record Name(Hex hex, String name) implements Order {}
