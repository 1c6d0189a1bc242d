/**
 * Who may do what, and when: one table, and the doorkeeper who holds every interaction against it before anything is done
 * for whoever it comes from. The desks of the campaigns check again, each in its own transaction, what may have changed in
 * between.
 *
 * <p>May import {@code campaign}, {@code discord.gate} and {@code discord.front}.
 */
package heraldo.bot.discord.authority;
