/**
 * What players may order (§5): a record for each order, which says when it may be given, what stands against it, what it costs
 * and what it does, and the kinds of values they are made of.
 *
 * <p>May import {@code kernel}, {@code rules.order}, {@code book}, {@code chart}, {@code law}, {@code say},
 * {@code scene}, {@code score}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.cathay.order;
