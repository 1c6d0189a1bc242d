/** The hall of fame. */
package heraldo.bot.campaign.hall;
