/**
 * The doorkeeper, who holds every interaction against the table of rights before anything is done for whoever it comes from,
 * and finds what the interaction is about, so that nobody behind the door need look for it again. The desks of the campaigns
 * check once more, each in its own transaction, what may have changed in between.
 *
 * <p>May import {@code campaign}, {@code campaign.book}, {@code campaign.master}, {@code campaign.model},
 * {@code campaign.proof}, {@code campaign.rulebook}, {@code authority}, {@code front}, {@code gate} and
 * {@code rules.kernel}.
 */
package heraldo.bot.discord.door;
