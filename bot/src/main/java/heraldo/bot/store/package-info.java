/**
 * The database: one SQLite file behind the ports of {@code campaign}. Write-ahead log, full synchronisation, immediate
 * write transactions on one connection, one process at a time.
 *
 * <p>The only package that sees Jdbi, Flyway and SQLite.
 *
 * <p>May import {@code campaign.book}, {@code campaign.model}, {@code campaign.port}, {@code rules.chance},
 * {@code rules.data}, {@code rules.engine}, {@code rules.kernel}, {@code org.flywaydb}, {@code org.jdbi},
 * {@code org.slf4j} and {@code org.sqlite}.
 */
package heraldo.bot.store;
