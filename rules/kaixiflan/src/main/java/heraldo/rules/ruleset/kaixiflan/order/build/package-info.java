/**
 * Construir and Progresar: settlements (§1.6), buildings of the capital (§1.7) and the Wonders of the Eras (K10).
 *
 * <p>May import {@code board}, {@code kernel}, {@code rules.order}, {@code book}, {@code check}, {@code law},
 * {@code order}, {@code say}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.kaixiflan.order.build;
