/**
 * The same books in a database of a PostgreSQL server, for those who have outgrown one file: several processes may work on it.
 *
 * <p>The only package that sees PostgreSQL's driver and the pool of connections.
 *
 * <p>May import {@code campaign.book}, {@code campaign.model}, {@code store}, {@code rules.kernel},
 * {@code com.zaxxer.hikari}, {@code org.flywaydb}, {@code org.jdbi}, {@code org.postgresql} and {@code org.slf4j}.
 */
package heraldo.bot.store.postgres;
