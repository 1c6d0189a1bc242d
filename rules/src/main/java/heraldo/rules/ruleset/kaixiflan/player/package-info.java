/**
 * A legal player: a steward who rules a province sensibly from what its player may see, and never writes a line that is
 * refused. A handful of habits, each small, tried one after another.
 *
 * <p>May import {@code kernel}, {@code board}, {@code book}, {@code check}, {@code fame}, {@code law}, {@code mission}, {@code order} and
 * {@code state}.
 */
package heraldo.rules.ruleset.kaixiflan.player;
