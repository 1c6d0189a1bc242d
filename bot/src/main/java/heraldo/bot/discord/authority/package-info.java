/**
 * Who may do what, and when: one table, and the doorkeeper who holds every interaction against it before anything is
 * done for whoever it comes from. The desks of the campaigns check again, each in its own transaction, what may have
 * changed in between.
 *
 * <p>May import {@code campaign}, {@code campaign.book}, {@code campaign.master}, {@code campaign.model},
 * {@code campaign.proof}, {@code campaign.rulebook}, {@code front}, {@code gate} and {@code rules.kernel}.
 */
package heraldo.bot.discord.authority;
