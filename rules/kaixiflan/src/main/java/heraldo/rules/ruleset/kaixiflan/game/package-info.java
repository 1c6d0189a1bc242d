/**
 * The game put together: tables, orders, checks and the sequence of the turn, in the rulebook's order.
 *
 * <p>May import {@code board}, {@code chance}, {@code data}, {@code engine}, {@code kernel}, {@code rules.order},
 * {@code book}, {@code chart}, {@code check}, {@code chronicle}, {@code event}, {@code fame}, {@code law},
 * {@code mission}, {@code order}, {@code order.build}, {@code order.court}, {@code order.harvest}, {@code order.troop},
 * {@code order.war}, {@code outlook}, {@code say}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.kaixiflan.game;
