/**
 * The game put together: tables, orders, checks and the sequence of the turn, in the rulebook's order.
 *
 * <p>May import every package of the engine and of this ruleset except its door and its {@code cases}.
 */
package heraldo.rules.ruleset.kaixiflan.game;
