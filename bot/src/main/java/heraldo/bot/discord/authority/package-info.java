/**
 * The table of rights, against which the doorkeeper checks every interaction. The commands declare which of
 * its rows they need.
 *
 * <p>May import {@code campaign.model} and {@code campaign.rulebook}.
 */
package heraldo.bot.discord.authority;
