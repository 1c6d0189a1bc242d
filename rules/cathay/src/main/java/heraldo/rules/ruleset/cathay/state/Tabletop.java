package heraldo.rules.ruleset.cathay.state;

import heraldo.rules.ruleset.cathay.book.Goods;

/**
 * What lies on the table and belongs to no seat.
 *
 * @param bank the cards that nobody has in hand
 * @param robber the hex of the robber, from 0
 * @param ruins corners with a destroyed building
 * @param honours who holds the four cards
 */
public record Tabletop(Goods bank, int robber, Corners ruins, Honours honours) {}
