/**
 * How governors think: what they might send, and what a position is worth to them.
 *
 * <p>May import {@code board}, {@code chance}, {@code data}, {@code engine.mind}, {@code kernel}, {@code book}, {@code chart},
 * {@code check}, {@code law}, {@code order.pact}, {@code player}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.tribus.governor;
