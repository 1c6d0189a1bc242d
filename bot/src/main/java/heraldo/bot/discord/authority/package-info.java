/**
 * Who may do what, and when: one table, against which the doorkeeper holds every interaction. Which of its rows
 * they need, the commands say.
 *
 * <p>May import {@code campaign.model} and {@code campaign.rulebook}.
 */
package heraldo.bot.discord.authority;
