package heraldo.rules.ruleset.tribus.order;

/** <i>Rechazar</i> a pact that was proposed to the own tribe. */
public record Reject(int pact) implements Bargain {}
