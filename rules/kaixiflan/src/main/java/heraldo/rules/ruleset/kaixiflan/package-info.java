/**
 * Los Hijos de Kaixiflán: six provinces of one realm, weekly turns, Fame. This package is the door to the game; the
 * state is in {@code state}, what players may ask for in {@code order}, what holds on the board in {@code law}, how
 * sheets are examined in {@code check}, how a turn runs in {@code turn}.
 *
 * <p>May import {@code board}, {@code chance}, {@code data}, {@code engine}, {@code engine.mind}, {@code kernel}, {@code rules.order},
 * {@code book}, {@code cases}, {@code chart}, {@code check}, {@code event}, {@code fame}, {@code game},
 * {@code mission}, {@code news}, {@code order.war}, {@code picture}, {@code player}, {@code report}, {@code say}, {@code score},
 * {@code state}, {@code turn} and {@code scene}.
 */
package heraldo.rules.ruleset.kaixiflan;
