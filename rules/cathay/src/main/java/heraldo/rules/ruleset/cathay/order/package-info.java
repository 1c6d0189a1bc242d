/**
 * The orders of players (§5): a record for each order, with its phase, its objections, its price and its effect, and the kinds of
 * values in it.
 *
 * <p>May import {@code kernel}, {@code rules.order}, {@code book}, {@code chart}, {@code law}, {@code say},
 * {@code scene}, {@code score}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.cathay.order;
