package heraldo.rules.ruleset.tribus.order;

/** <i>Retirar</i> a pact that the own tribe proposed. */
public record Withdraw(int pact) implements Bargain {}
