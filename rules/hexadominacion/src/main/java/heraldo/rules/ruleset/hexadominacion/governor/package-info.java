/**
 * The mind of the governors in this game: sheets that they might send, and the worth of a position to them.
 *
 * <p>May import {@code chance}, {@code engine.mind}, {@code kernel}, {@code book}, {@code order}, {@code order.deal},
 * {@code order.war} and {@code state}.
 */
package heraldo.rules.ruleset.hexadominacion.governor;
