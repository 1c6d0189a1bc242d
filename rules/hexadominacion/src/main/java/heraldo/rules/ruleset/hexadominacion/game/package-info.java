/**
 * The parts of the game put together: the sequence of a round, and what is offered to players while it is open.
 *
 * <p>May import {@code chance}, {@code data}, {@code engine}, {@code kernel}, {@code rules.order}, {@code book},
 * {@code chart}, {@code check}, {@code order}, {@code order.deal}, {@code order.war}, {@code say}, {@code score},
 * {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.hexadominacion.game;
