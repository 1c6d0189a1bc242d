/**
 * The same books in a database of a PostgreSQL server, for those who have outgrown one file: several processes may work on it.
 *
 * <p>The only package that sees PostgreSQL's driver and the pool of connections.
 *
 * <p>May import {@code campaign.book}.
 */
package heraldo.bot.store.postgres;
