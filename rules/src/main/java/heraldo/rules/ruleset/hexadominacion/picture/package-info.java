/**
 * The map of a game as a drawing (§7).
 *
 * <p>May import {@code kernel}, {@code board}, {@code scene}, {@code state}, {@code book}, {@code say}.
 */
package heraldo.rules.ruleset.hexadominacion.picture;
