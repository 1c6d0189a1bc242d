/**
 * Posts: what the outbox holds, put into words and pictures, each once; and the living status message of every
 * campaign.
 *
 * <p>May import {@code campaign}, {@code campaign.book}, {@code campaign.lesson}, {@code campaign.master},
 * {@code campaign.model}, {@code campaign.port}, {@code campaign.post}, {@code campaign.press}, {@code campaign.proof},
 * {@code campaign.rulebook}, {@code campaign.seat}, {@code campaign.sheet}, {@code campaign.turn}, {@code command},
 * {@code desk}, {@code front}, {@code gate}, {@code page}, {@code press}, {@code room}, {@code text},
 * {@code rules.engine}, {@code rules.kernel}, {@code rules.order}, {@code rules.scene}, {@code net.dv8tion.jda} and
 * {@code org.slf4j}.
 */
package heraldo.bot.discord.post;
