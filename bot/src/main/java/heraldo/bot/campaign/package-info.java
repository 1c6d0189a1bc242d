/**
 * Campaigns: who sits where, what was ordered, when a turn ends and what is made public. The application itself; the
 * world outside (database, Discord, timers, calendar) stands behind ports.
 *
 * <p>May import the JDK, the rules and the logging facade; never JDA, SQL, HTTP or pictures.
 */
package heraldo.bot.campaign;
