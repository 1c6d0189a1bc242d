/**
 * Legal players: a steward who rules a province sensibly from what its player may see, and never writes a line that is
 * refused, and governors of several tempers who weigh what they might send. A handful of habits, each small, tried one after
 * another.
 *
 * <p>May import {@code board}, {@code chance}, {@code data}, {@code engine.mind}, {@code kernel}, {@code book}, {@code check},
 * {@code law}, {@code mission}, {@code order}, {@code order.build}, {@code order.court}, {@code order.harvest},
 * {@code order.troop}, {@code order.war}, {@code score}, {@code state} and {@code worth}.
 */
package heraldo.rules.ruleset.kaixiflan.player;
