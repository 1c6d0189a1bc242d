/**
 * Units: where they march (Mover, K21) and how they are recruited (Reclutar, §1.5).
 *
 * <p>May import {@code board}, {@code kernel}, {@code rules.order}, {@code book}, {@code check}, {@code law},
 * {@code order}, {@code war}, {@code say}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.kaixiflan.order.troop;
