/**
 * What may be ordered (§3): entry errors, line by line against what is public and the lines above, and warnings.
 *
 * <p>May import {@code kernel}, {@code chance}, {@code state}, {@code order}, {@code book}, {@code turn}.
 */
package heraldo.rules.ruleset.hexadominacion.check;
