/**
 * What may be filled in where an order has a blank.
 *
 * <p>May import {@code engine}, {@code kernel}, {@code rules.order}, {@code book}, {@code chart}, {@code game},
 * {@code law}, {@code player}, {@code say}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.cathay.suggest;
