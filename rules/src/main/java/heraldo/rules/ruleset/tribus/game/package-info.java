/**
 * The parts of the game put together: draft, days, weeks.
 *
 * <p>May import every package of the engine and of this ruleset except {@code cases}.
 */
package heraldo.rules.ruleset.tribus.game;
