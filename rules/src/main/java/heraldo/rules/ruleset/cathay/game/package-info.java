/**
 * The game with its tables: how a step is played, how one is set up, what is foretold.
 *
 * <p>May import every package of this game except its door.
 */
package heraldo.rules.ruleset.cathay.game;
