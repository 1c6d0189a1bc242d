/**
 * The engine's own legal player: it sees what its seat may see and sends what a sensible player would.
 *
 * <p>May import {@code chance}, {@code kernel}, {@code book}, {@code check}, {@code order}, {@code order.deal},
 * {@code order.war}, {@code score} and {@code state}.
 */
package heraldo.rules.ruleset.hexadominacion.player;
