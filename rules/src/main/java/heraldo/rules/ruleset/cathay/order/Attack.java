package heraldo.rules.ruleset.cathay.order;

import heraldo.rules.ruleset.cathay.book.SoldierId;

/** <i>Atacar</i>: a soldier attacks a building beside it (Y30 to Y33). */
public record Attack(SoldierId soldier, int corner) implements Command {}
