/**
 * Time: reads cron expressions on the wall clock of a zone, keeps the campaigns' clock and wakes the clerks.
 *
 * <p>May import {@code campaign.model}, {@code campaign.port}, {@code rules.kernel}, {@code com.ibm.icu}, {@code org.slf4j} and
 * {@code org.springframework}.
 */
package heraldo.bot.schedule;
