/**
 * Minds of governors: the sheets that they might send, and the value of a position to them.
 *
 * <p>May import {@code board}, {@code chance}, {@code data}, {@code engine.mind}, {@code kernel}, {@code book}, {@code chart},
 * {@code check}, {@code law}, {@code order.pact}, {@code player}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.tribus.governor;
