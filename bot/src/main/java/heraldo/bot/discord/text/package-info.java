/**
 * Texts as Discord takes them: its limits, pages that keep them, players' words shown literally, instants as
 * timestamps.
 *
 * <p>May import {@code campaign.model}, {@code com.ibm.icu}, {@code rules.data} and {@code rules.kernel}.
 */
package heraldo.bot.discord.text;
