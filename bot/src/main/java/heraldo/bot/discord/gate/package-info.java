/**
 * The way in and out of Discord: the connection, who answers which interaction, acknowledgements, answers, buttons that
 * cannot be forged, and every user's acts one after the other.
 *
 * <p>May import {@code campaign.model}, {@code campaign.port}, {@code campaign.post}, {@code authority}, {@code shape},
 * {@code text}, {@code rules.data}, {@code rules.kernel}, {@code net.dv8tion.jda}, {@code okhttp3} and
 * {@code org.slf4j}.
 */
package heraldo.bot.discord.gate;
