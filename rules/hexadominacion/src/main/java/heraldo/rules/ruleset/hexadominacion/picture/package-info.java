/**
 * The map of a game as a drawing (§7).
 *
 * <p>May import {@code kernel}, {@code book}, {@code check}, {@code order.war}, {@code say}, {@code sketch},
 * {@code state} and {@code scene}.
 */
package heraldo.rules.ruleset.hexadominacion.picture;
