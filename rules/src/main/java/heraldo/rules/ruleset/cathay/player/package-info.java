/**
 * The engine's own legal player.
 *
 * <p>May import {@code kernel}, {@code chance}, {@code order}, {@code book}, {@code chart}, {@code state}, {@code law} and {@code game}.
 */
package heraldo.rules.ruleset.cathay.player;
