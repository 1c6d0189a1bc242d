/**
 * The press of a campaign: messages between players through the bot, and treaties in their own words. The books keep them and
 * show them only to those concerned; a record holds dispatches and treaties only if the terms at the opening say so.
 *
 * <p>May import {@code book}, {@code model}, {@code port}, {@code rulebook} and {@code rules.kernel}.
 */
package heraldo.bot.campaign.press;
