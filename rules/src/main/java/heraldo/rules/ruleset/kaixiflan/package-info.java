/**
 * Los Hijos de Kaixiflán: six provinces of one realm, weekly turns, Fame. This package is the door to the game; the
 * state is in {@code state}, what players may ask for in {@code order}, what holds on the board in {@code law}, what
 * may be ordered in {@code check}, the turn itself in {@code turn}.
 *
 * <p>May import every package of the engine, and no other ruleset.
 */
package heraldo.rules.ruleset.kaixiflan;
