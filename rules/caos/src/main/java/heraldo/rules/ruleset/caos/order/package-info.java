/**
 * The orders (§5.1): one record for each order, with its declaration, its conditions and its effect in a turn. Deeds have a
 * package of their own.
 *
 * <p>May import {@code engine}, {@code kernel}, {@code rules.order}, {@code book}, {@code check}, {@code law}, {@code say},
 * {@code score}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.caos.order;
