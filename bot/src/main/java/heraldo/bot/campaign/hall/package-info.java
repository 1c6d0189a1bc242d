/**
 * The hall of fame of a server: what became of its players over all campaigns that were played to their end.
 *
 * <p>May import {@code book}, {@code model}, {@code proof}, {@code rulebook}, {@code rules.kernel} and {@code org.slf4j}.
 */
package heraldo.bot.campaign.hall;
