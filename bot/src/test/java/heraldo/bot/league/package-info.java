/** What games of governors were like is counted right. */
package heraldo.bot.league;
