/**
 * The engine's own legal player.
 *
 * <p>May import {@code chance}, {@code kernel}, {@code book}, {@code chart}, {@code check}, {@code game}, {@code law},
 * {@code order}, {@code score} and {@code state}.
 */
package heraldo.rules.ruleset.cathay.player;
