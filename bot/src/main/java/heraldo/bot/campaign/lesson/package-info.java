/**
 * Lessons: campaigns in which one person learns a game from governors, step by step, and how far they have come.
 *
 * <p>May import {@code book}, {@code model}, {@code rulebook}, {@code rules.engine}, {@code rules.kernel} and {@code rules.order}.
 */
package heraldo.bot.campaign.lesson;
