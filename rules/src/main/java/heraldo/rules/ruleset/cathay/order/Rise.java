package heraldo.rules.ruleset.cathay.order;

/** <i>Resurgir</i>: the free settlement of a seat that comes back (Y37). */
public record Rise(int corner) implements Command {}
