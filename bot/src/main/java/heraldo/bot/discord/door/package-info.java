/**
 * The doorkeeper, which checks every interaction against the table of rights before it is handled, and looks up what it is
 * about, so that handlers need not do so again. The desks of the campaigns check once more, each in its own transaction, what
 * may have changed in between.
 *
 * <p>May import {@code campaign}, {@code campaign.book}, {@code campaign.master}, {@code campaign.model},
 * {@code campaign.proof}, {@code campaign.rulebook}, {@code authority}, {@code front}, {@code gate} and
 * {@code rules.kernel}.
 */
package heraldo.bot.discord.door;
