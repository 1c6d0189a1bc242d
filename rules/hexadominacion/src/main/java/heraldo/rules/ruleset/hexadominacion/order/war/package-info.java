/**
 * Attacks and how they are fought (H14-H24, §4).
 *
 * <p>May import {@code chance}, {@code kernel}, {@code rules.order}, {@code book}, {@code check}, {@code order},
 * {@code say}, {@code sketch}, {@code state}, {@code turn} and {@code scene}.
 */
package heraldo.rules.ruleset.hexadominacion.order.war;
