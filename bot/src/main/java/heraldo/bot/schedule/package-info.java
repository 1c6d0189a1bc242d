/**
 * Time: reads cron expressions on the wall clock of a zone, keeps the campaigns' clock and wakes the clerks.
 *
 * <p>May import the JDK, Spring's {@code CronExpression}, {@code campaign}'s ports and the logging facade.
 */
package heraldo.bot.schedule;
