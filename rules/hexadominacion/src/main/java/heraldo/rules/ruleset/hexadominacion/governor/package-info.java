/**
 * How governors think in this game: what they might send, and what a position is worth to them.
 *
 * <p>May import {@code chance}, {@code engine.mind}, {@code kernel}, {@code book}, {@code order}, {@code order.deal},
 * {@code order.war} and {@code state}.
 */
package heraldo.rules.ruleset.hexadominacion.governor;
