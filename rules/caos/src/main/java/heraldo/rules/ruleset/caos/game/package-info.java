/**
 * The game with its tables: how it is set up, who may join, how a turn is played, what is suggested and forecast.
 *
 * <p>May import {@code chance}, {@code data}, {@code engine}, {@code kernel}, {@code rules.order}, {@code book},
 * {@code check}, {@code deed}, {@code law}, {@code order}, {@code player}, {@code report},
 * {@code say}, {@code score}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.caos.game;
