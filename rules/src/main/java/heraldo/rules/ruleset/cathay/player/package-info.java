/**
 * The engine's own legal player.
 *
 * <p>May import {@code chance}, {@code kernel}, {@code book}, {@code chart}, {@code game}, {@code law},
 * {@code order}, {@code score}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.cathay.player;
