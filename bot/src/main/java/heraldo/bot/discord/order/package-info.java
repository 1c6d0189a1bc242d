/**
 * The commands of the rulesets: one for every order type of every ruleset, made from its declaration. Nothing here knows any
 * ruleset.
 */
package heraldo.bot.discord.order;
