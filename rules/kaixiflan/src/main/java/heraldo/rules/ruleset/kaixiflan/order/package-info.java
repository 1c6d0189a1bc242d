/**
 * Orders of the players: one record for each kind of order, with its declaration, from which grammar, help and codec
 * derive, the demands of the rules, and its effect. Orders that belong together share a package below.
 *
 * <p>May import {@code board}, {@code engine}, {@code kernel}, {@code rules.order}, {@code book}, {@code check},
 * {@code law}, {@code say}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.kaixiflan.order;
