package heraldo.rules.ruleset.kaixiflan.law;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.Good;

/**
 * Yield of a source in one collection, building bonuses aside.
 *
 * @param colonists the number of colonists that raise it (R34)
 * @param doubled whether it lies beside Kaixiflán (R37)
 */
public record Yield(Hex source, Good good, int colonists, boolean doubled, int amount) {}
