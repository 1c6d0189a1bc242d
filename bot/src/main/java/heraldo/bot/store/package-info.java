/**
 * The database: one SQLite file behind the ports of {@code campaign}. Write-ahead log, full synchronisation, immediate
 * write transactions on one connection, one process at a time.
 *
 * <p>The only package that sees Jdbi, Flyway and SQLite. May import {@code campaign}, the rules' kernel and {@code data}.
 */
package heraldo.bot.store;
