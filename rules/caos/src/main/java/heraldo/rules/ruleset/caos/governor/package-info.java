/**
 * The mind of governors: the orders they might send, and the worth of a position to them.
 *
 * <p>May import {@code chance}, {@code data}, {@code engine.mind}, {@code kernel}, {@code book}, {@code deed}, {@code law},
 * {@code order}, {@code report} and {@code state}.
 */
package heraldo.rules.ruleset.caos.governor;
