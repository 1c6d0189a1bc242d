/**
 * Points and the end of the game (§2.7, §2.8).
 *
 * <p>May import {@code kernel}, {@code book}, {@code law}, {@code say}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.caos.score;
