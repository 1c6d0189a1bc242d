/**
 * The story of a turn (§7): one small class for each part of the report, in its order.
 *
 * <p>May import {@code kernel}, {@code state}, {@code book}, {@code order}, {@code law}, {@code say}, {@code turn},
 * {@code score}.
 */
package heraldo.rules.ruleset.caos.tale;
