/**
 * The suggestions for the blanks of an order.
 *
 * <p>May import {@code engine}, {@code kernel}, {@code rules.order}, {@code book}, {@code chart}, {@code game},
 * {@code law}, {@code player}, {@code say}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.cathay.suggest;
