package heraldo.rules.ruleset.cathay.order;

/** <i>Carretera</i>: a road on an edge, by its number in the net (Y11). */
public record Road(int edge) implements Command {}
