package heraldo.rules.ruleset.cathay.order;

/** <i>Inicio</i>: the free settlement and road of round 1 (Y9). */
public record Start(int corner, int edge) implements Command {}
