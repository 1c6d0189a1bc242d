/**
 * The places a campaign lives in: its category, the public talk, the chronicle, the private channels of the seats, and
 * who may read and write where.
 *
 * <p>May import {@code campaign.model}, {@code campaign.port}, {@code campaign.seat}, {@code gate}, {@code text}, {@code
 * rules.kernel}, {@code net.dv8tion.jda} and {@code org.slf4j}.
 */
package heraldo.bot.discord.room;
