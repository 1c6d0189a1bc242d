/**
 * The forms, cards and buttons with which players speak with each other and make treaties through the bot, each for its reader
 * alone.
 *
 * <p>May import {@code campaign}, {@code campaign.book}, {@code campaign.master}, {@code campaign.model}, {@code campaign.press},
 * {@code campaign.proof}, {@code campaign.rulebook}, {@code front}, {@code gate}, {@code page}, {@code text} and
 * {@code rules.kernel}.
 */
package heraldo.bot.discord.press;
