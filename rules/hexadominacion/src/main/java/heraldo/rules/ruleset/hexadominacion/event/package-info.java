/**
 * What the game master may do to a game: edicts, and what they lead to.
 *
 * <p>May import {@code engine}, {@code kernel}, {@code rules.order}, {@code book}, {@code order}, {@code say} and
 * {@code state}.
 */
package heraldo.rules.ruleset.hexadominacion.event;
