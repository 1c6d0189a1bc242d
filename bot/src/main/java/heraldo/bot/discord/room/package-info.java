/**
 * The places a campaign lives in: its category, the public talk, the chronicle, the private channels of the seats, and who
 * may read and write where.
 */
package heraldo.bot.discord.room;
