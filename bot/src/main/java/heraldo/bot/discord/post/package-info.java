/**
 * Posts: what the outbox holds, put into words and pictures, each once; and the living status message of every campaign.
 */
package heraldo.bot.discord.post;
