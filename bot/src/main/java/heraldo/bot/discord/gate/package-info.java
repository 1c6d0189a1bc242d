/**
 * The way in and out of Discord: the connection, who answers which interaction, acknowledgements, answers, buttons that
 * cannot be forged, and every user's acts one after the other.
 */
package heraldo.bot.discord.gate;
