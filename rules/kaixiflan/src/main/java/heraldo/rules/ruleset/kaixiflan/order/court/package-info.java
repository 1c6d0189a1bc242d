/**
 * Decisions of the Realm and its officers: votes, imports and ballads (§2.10), and the Favourite's orders to Kaixiflán.
 *
 * <p>May import {@code board}, {@code kernel}, {@code rules.order}, {@code book}, {@code check}, {@code law},
 * {@code order}, {@code say}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.kaixiflan.order.court;
