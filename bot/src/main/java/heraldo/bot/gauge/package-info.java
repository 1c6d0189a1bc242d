/**
 * The monitoring of the program: figures, as Prometheus reads them, and a health check, served on this machine alone. It names no
 * campaign, no person and no server.
 *
 * <p>May import {@code campaign.book}, {@code campaign.model}, {@code campaign.port}, {@code discord.authority},
 * {@code discord.gate}, {@code discord.room}, {@code com.sun.net.httpserver}, {@code io.micrometer} and {@code org.slf4j}.
 */
package heraldo.bot.gauge;
