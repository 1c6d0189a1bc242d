package heraldo.rules.ruleset.cathay.order;

/** <i>Asentamiento</i>: a settlement (Y12). */
public record Settle(int corner) implements Command {}
