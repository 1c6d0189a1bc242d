/**
 * What is said about a campaign, its turns and its sheets: cards and texts made from what the desks answer, in the reader's
 * language and for the reader's eyes only.
 */
package heraldo.bot.discord.page;
