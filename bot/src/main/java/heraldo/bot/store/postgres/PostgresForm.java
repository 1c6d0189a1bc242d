package heraldo.bot.store.postgres;

import heraldo.bot.store.MigrationStep;
import heraldo.bot.store.SchemaForm;
import heraldo.bot.store.UnusableDatabaseException;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;

/** The form of a database of a server: which server it needs, and its migrations. */
final class PostgresForm {
    private static final String FOLDER = "classpath:heraldo/bot/store/postgres/migration";
    private static final int OLDEST_SERVER = 150_000;

    private static final String HISTORY =
            "SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema() AND table_name = 'flyway_schema_history'";
    private static final String STRANGERS =
            "SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()";
    private static final String VERSION =
            "SELECT coalesce(max(CAST(version AS integer)), 0) FROM flyway_schema_history WHERE success";

    private PostgresForm() {}

    /**
     * Brings a database to the form this program knows. Several programs may do so at once: one does it, the others wait.
     *
     * @throws UnusableDatabaseException if it is somebody else's, a newer program's, or of a server that will not do
     */
    static void settle(PostgresAddress address) {
        try {
            boolean current = PostgresDialect.to(PostgresSources.single(address))
                    .withHandle(handle -> version(handle, address) == SchemaForm.newest());
            if (!current) {
                migrate(address);
            }
        } catch (FlywayException | JdbiException e) {
            throw PostgresFault.unusable(address, e);
        }
    }

    /**
     * The number of the last migration that a database went through; 0 if it is empty.
     *
     * @throws UnusableDatabaseException as {@link #settle}
     */
    static int version(Handle handle, PostgresAddress address) {
        demandServer(handle, address);
        if (number(handle, HISTORY) == 0) {
            if (number(handle, STRANGERS) > 0) {
                throw new UnusableDatabaseException(
                        "The database " + address + " is no database of Heraldo: give it an empty one of its own.");
            }
            return 0;
        }
        int version = number(handle, VERSION);
        if (version > SchemaForm.newest()) {
            throw new UnusableDatabaseException(
                    "The database " + address + " was written by a newer Heraldo: start that one, or a later one.");
        }
        return version;
    }

    private static void demandServer(Handle handle, PostgresAddress address) {
        if (number(handle, "SELECT CAST(current_setting('server_version_num') AS integer)") < OLDEST_SERVER) {
            throw new UnusableDatabaseException(
                    "The server of " + address + " is too old: Heraldo needs PostgreSQL 15 or newer.");
        }
        String letters = handle.createQuery("SELECT current_setting('server_encoding')")
                .mapTo(String.class)
                .one();
        if (!letters.equals("UTF8")) {
            throw new UnusableDatabaseException("The database " + address + " keeps its texts in " + letters
                    + ": make one with \"createdb -T template0 -E UTF8\".");
        }
    }

    private static void migrate(PostgresAddress address) {
        Flyway.configure()
                .dataSource(PostgresSources.single(address))
                .locations(FOLDER)
                .callbacks(new MigrationStep())
                .load()
                .migrate();
    }

    private static int number(Handle handle, String query) {
        return handle.createQuery(query).mapTo(Integer.class).one();
    }
}
