/**
 * The engine's own legal player, and how governors think, who are made of the same parts.
 *
 * <p>May import {@code chance}, {@code engine.mind}, {@code kernel}, {@code book}, {@code chart}, {@code game}, {@code law},
 * {@code order}, {@code score}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.cathay.player;
