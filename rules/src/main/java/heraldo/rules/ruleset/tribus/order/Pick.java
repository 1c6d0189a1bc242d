package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Order;

/** <i>Elegir</i>: a city of the draft (T1). */
public record Pick(Hex city) implements Order {}
