package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;

/** <i>Navegar</i> (T10). */
public record Sail(Hex ship, Hex to) implements Voyage {}
