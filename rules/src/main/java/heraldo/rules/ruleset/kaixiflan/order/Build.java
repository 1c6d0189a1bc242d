package heraldo.rules.ruleset.kaixiflan.order;

/** <i>Construir</i> a building of the capital, named by its id (§1.7). */
public record Build(String building) implements Action {}
