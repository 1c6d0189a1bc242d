package heraldo.rules.ruleset.cathay.state;

import heraldo.rules.ruleset.cathay.book.Goods;

/**
 * The things on the table that belong to no seat.
 *
 * @param bank the cards that nobody has in hand
 * @param robber the hex of the robber, from 0
 * @param ruins corners with a destroyed building
 * @param honours the holders of the four cards
 */
public record Tabletop(Goods bank, int robber, Corners ruins, Honours honours) {}
