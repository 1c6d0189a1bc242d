/**
 * Recolectar (§2.4): what provinces and the independents collect.
 *
 * <p>May import {@code board}, {@code kernel}, {@code rules.order}, {@code book}, {@code check}, {@code law},
 * {@code order}, {@code say}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.kaixiflan.order.harvest;
