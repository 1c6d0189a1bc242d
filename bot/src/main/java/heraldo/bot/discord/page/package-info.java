/**
 * The texts about a campaign, its turns and its sheets: embeds made from the desks' answers, in the reader's language and
 * limited to what that reader may see.
 *
 * <p>May import {@code campaign}, {@code campaign.book}, {@code campaign.hall}, {@code campaign.lesson}, {@code
 * campaign.master}, {@code campaign.model}, {@code campaign.port}, {@code campaign.proof}, {@code campaign.rulebook}, {@code
 * campaign.seat}, {@code campaign.sheet}, {@code campaign.turn}, {@code front}, {@code gate}, {@code text}, {@code render},
 * {@code rules.chance}, {@code rules.data}, {@code rules.engine}, {@code rules.engine.mind}, {@code rules.kernel},
 * {@code rules.order} and {@code
 * rules.scene}.
 */
package heraldo.bot.discord.page;
