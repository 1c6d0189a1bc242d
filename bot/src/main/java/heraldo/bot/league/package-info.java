/**
 * Governors that play many games against each other, and what their games were like.
 *
 * <p>May import {@code rules.chance}, {@code rules.engine}, {@code rules.engine.governor}, {@code rules.engine.mind} and
 * {@code rules.kernel}.
 */
package heraldo.bot.league;
