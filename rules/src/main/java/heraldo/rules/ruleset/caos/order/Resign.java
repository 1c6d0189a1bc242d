package heraldo.rules.ruleset.caos.order;

import heraldo.rules.kernel.Order;

/**
 * RESIGN: one gives up at the end of the turn (CR50).
 *
 * @param band the name of one's own band, as confirmation
 */
public record Resign(String band) implements Order {}
