package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.ruleset.tribus.turn.Acting;

/**
 * An action of a ship and what it would bring.
 *
 * @param value what it would bring; it is only worth doing if that is positive
 */
record Chance(int value, Acting order) {}
