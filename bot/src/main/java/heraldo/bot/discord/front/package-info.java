/**
 * What every command and every post works with: the campaigns' desks, the words of the platform and of the rulesets, the
 * painters, and the way from a call to the campaign it means.
 */
package heraldo.bot.discord.front;
