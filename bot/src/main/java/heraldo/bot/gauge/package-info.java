/**
 * What a host watches: figures, as Prometheus reads them, and whether all is well, served on this machine alone. No campaign,
 * no person and no server is named here.
 *
 * <p>May import {@code campaign.book}, {@code campaign.model}, {@code campaign.port}, {@code discord.authority},
 * {@code discord.gate}, {@code discord.room}, {@code com.sun.net.httpserver}, {@code io.micrometer} and {@code org.slf4j}.
 */
package heraldo.bot.gauge;
