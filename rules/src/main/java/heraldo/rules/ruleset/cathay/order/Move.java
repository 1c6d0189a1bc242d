package heraldo.rules.ruleset.cathay.order;

import heraldo.rules.ruleset.cathay.book.SoldierId;

/** <i>Mover</i>: a soldier walks one edge (Y28, Y29). */
public record Move(SoldierId soldier, int corner) implements Command {}
