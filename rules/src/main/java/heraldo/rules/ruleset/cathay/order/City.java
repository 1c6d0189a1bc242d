package heraldo.rules.ruleset.cathay.order;

/** <i>Ciudad</i>: a settlement becomes a city (Y13). */
public record City(int corner) implements Command {}
