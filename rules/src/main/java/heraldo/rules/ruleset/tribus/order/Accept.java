package heraldo.rules.ruleset.tribus.order;

/** <i>Aceptar</i> a pact that was proposed to the own tribe. */
public record Accept(int pact) implements Bargain {}
