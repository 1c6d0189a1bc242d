/**
 * Points and the end of the game (§2.7, §2.8).
 *
 * <p>May import {@code kernel}, {@code state}, {@code book}, {@code order}, {@code law}, {@code say},
 * {@code turn}.
 */
package heraldo.rules.ruleset.caos.score;
