/**
 * The engine's own legal player: it sees what its seat may see and sends what a sensible player would.
 *
 * <p>May import {@code kernel}, {@code chance}, {@code state}, {@code book}, {@code order}, {@code check}, {@code score}.
 */
package heraldo.rules.ruleset.hexadominacion.player;
