/**
 * The parts of the game put together: the sequence of a round, and what is offered to players while it is open.
 *
 * <p>May import every package of this ruleset but its door.
 */
package heraldo.rules.ruleset.hexadominacion.game;
