/**
 * The game with its tables: how a step is played, how one is set up, what is foretold.
 *
 * <p>May import {@code chance}, {@code data}, {@code engine}, {@code kernel}, {@code rules.order}, {@code book},
 * {@code chart}, {@code law}, {@code order}, {@code say}, {@code score}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.cathay.game;
