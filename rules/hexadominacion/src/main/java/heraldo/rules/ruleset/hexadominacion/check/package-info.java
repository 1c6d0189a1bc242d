/**
 * The interface of every order of this game ({@link heraldo.rules.ruleset.hexadominacion.check.Command}), and the checks of a
 * sheet (§3): entry errors, line by line against the public state and the lines above.
 *
 * <p>May import {@code engine}, {@code kernel}, {@code book}, {@code say}, {@code sketch}, {@code state} and
 * {@code turn}.
 */
package heraldo.rules.ruleset.hexadominacion.check;
