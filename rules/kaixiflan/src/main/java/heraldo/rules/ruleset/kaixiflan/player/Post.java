package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.board.Hex;

/**
 * Where colonists are wanted.
 *
 * @param wanted how many should be there in all
 */
record Post(Hex hex, int wanted) {}
