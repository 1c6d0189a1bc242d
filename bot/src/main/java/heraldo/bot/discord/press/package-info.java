/**
 * What is shown and pressed where players speak with each other through the bot, and agree something: forms, cards and buttons,
 * for their reader alone.
 *
 * <p>May import {@code campaign}, {@code campaign.book}, {@code campaign.master}, {@code campaign.model},
 * {@code campaign.press}, {@code campaign.proof}, {@code front}, {@code gate}, {@code text} and {@code rules.kernel}.
 */
package heraldo.bot.discord.press;
