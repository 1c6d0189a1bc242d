/**
 * Edicts, the acts of the game master on a game, and their consequences.
 *
 * <p>May import {@code engine}, {@code kernel}, {@code rules.order}, {@code book}, {@code order}, {@code say} and
 * {@code state}.
 */
package heraldo.rules.ruleset.hexadominacion.event;
