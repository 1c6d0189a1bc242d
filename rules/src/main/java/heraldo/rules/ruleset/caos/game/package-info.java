/**
 * The game with its tables: how it is set up, who may join, how a turn is played, what is suggested and forecast.
 *
 * <p>May import everything of this ruleset but {@code cases}.
 */
package heraldo.rules.ruleset.caos.game;
