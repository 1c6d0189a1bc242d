/**
 * What the Realm and its officers decide: votes, imports and ballads (§2.10), and what the Favourite does with Kaixiflán.
 *
 * <p>May import {@code board}, {@code kernel}, {@code rules.order}, {@code book}, {@code check}, {@code law},
 * {@code order}, {@code say}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.kaixiflan.order.court;
