package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;

/** <i>Barco</i>: an empty ship in the harbour of an own port (T9). */
public record Shipbuilding(Hex city) implements Recruiting {}
