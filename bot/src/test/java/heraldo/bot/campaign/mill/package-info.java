/** A tiny ruleset for the tests of campaigns: together, one by one, or at once. */
package heraldo.bot.campaign.mill;
