package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.board.Hex;

/**
 * Hex that needs colonists.
 *
 * @param wanted the number of colonists wanted there in all
 */
record Post(Hex hex, int wanted) {}
