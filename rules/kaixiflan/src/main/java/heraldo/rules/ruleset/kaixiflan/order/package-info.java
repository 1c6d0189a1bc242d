/**
 * What players may order: one record for each kind of order, with its declaration, from which grammar, help and codec
 * derive, what the rules ask of it, and what it does. Orders that belong together share a package below.
 *
 * <p>May import {@code board}, {@code engine}, {@code kernel}, {@code rules.order}, {@code book}, {@code check},
 * {@code law}, {@code say}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.kaixiflan.order;
