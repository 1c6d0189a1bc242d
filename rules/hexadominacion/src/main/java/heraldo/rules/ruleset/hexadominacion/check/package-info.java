/**
 * What an order of this game must be able to answer ({@link heraldo.rules.ruleset.hexadominacion.check.Command}), and what
 * may be ordered (§3): entry errors, line by line against what is public and the lines above.
 *
 * <p>May import {@code engine}, {@code kernel}, {@code book}, {@code say}, {@code sketch}, {@code state} and
 * {@code turn}.
 */
package heraldo.rules.ruleset.hexadominacion.check;
