/**
 * What may be filled in where an order has a blank.
 *
 * <p>May import {@code engine}, {@code kernel}, {@code rules.order}, {@code book}, {@code chart}, {@code check},
 * {@code game}, {@code law}, {@code order}, {@code player}, {@code say} and {@code state}.
 */
package heraldo.rules.ruleset.cathay.suggest;
