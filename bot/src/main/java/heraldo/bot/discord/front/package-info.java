/**
 * The base of every command and every post: the campaigns' desks, the words of the platform and of the rulesets,
 * the painters, and the way from a call to the campaign it means.
 *
 * <p>May import {@code campaign}, {@code campaign.book}, {@code campaign.master}, {@code campaign.model}, {@code campaign.port},
 * {@code campaign.proof}, {@code campaign.rulebook}, {@code campaign.seat}, {@code gate}, {@code shape},
 * {@code text}, {@code render}, {@code render.film}, {@code rules.chance}, {@code rules.data}, {@code rules.engine}, {@code rules.kernel},
 * {@code rules.order}, {@code rules.scene}, {@code net.dv8tion.jda} and {@code org.slf4j}.
 */
package heraldo.bot.discord.front;
