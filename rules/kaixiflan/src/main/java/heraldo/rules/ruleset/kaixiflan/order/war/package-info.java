/**
 * Combatir (§4.3): who fights whom, the battle, and its odds.
 *
 * <p>May import {@code board}, {@code chance}, {@code kernel}, {@code rules.order}, {@code book}, {@code check},
 * {@code law}, {@code order}, {@code say}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.kaixiflan.order.war;
