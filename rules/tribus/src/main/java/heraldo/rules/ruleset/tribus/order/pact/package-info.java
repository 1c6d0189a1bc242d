/**
 * Orders of players about pacts.
 *
 * <p>May import {@code engine}, {@code kernel}, {@code rules.order}, {@code chart}, {@code law},
 * {@code order}, {@code say} and {@code state}.
 */
package heraldo.rules.ruleset.tribus.order.pact;
