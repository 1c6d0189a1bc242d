/**
 * The database behind the ports of {@code campaign}. The books are the same in every database; here are they, and SQLite: one
 * file, write-ahead log, full synchronisation, immediate write transactions on one connection, one process at a time. The
 * other database is {@code postgres}.
 *
 * <p>The only package that sees SQLite, and with {@code postgres} the only one that sees Jdbi and Flyway.
 *
 * <p>May import {@code campaign.book}, {@code campaign.model}, {@code campaign.port}, {@code rules.chance},
 * {@code rules.data}, {@code rules.engine}, {@code rules.kernel}, {@code org.flywaydb}, {@code org.jdbi},
 * {@code org.slf4j} and {@code org.sqlite}.
 */
package heraldo.bot.store;
