package heraldo.rules.ruleset.cathay.order;

/** <i>Fin</i>: the turn is over (Y49). */
public record End() implements Command {}
