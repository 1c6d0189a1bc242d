/**
 * The map of a game as a drawing (§7).
 *
 * <p>May import {@code board}, {@code kernel}, {@code book}, {@code order}, {@code say}, {@code state} and
 * {@code scene}.
 */
package heraldo.rules.ruleset.hexadominacion.picture;
