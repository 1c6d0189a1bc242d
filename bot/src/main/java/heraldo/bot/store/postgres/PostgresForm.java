package heraldo.bot.store.postgres;

import heraldo.bot.store.DeflatedTurns;
import heraldo.bot.store.MigrationStep;
import heraldo.bot.store.SchemaForm;
import heraldo.bot.store.SlimBooks;
import heraldo.bot.store.UnusableDatabaseException;
import java.util.List;
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

    private static final String SAME = """
        NEW.campaign = OLD.campaign AND NEW.number = OLD.number AND NEW.step = OLD.step
        AND NEW.lap = OLD.lap AND NEW.opened = OLD.opened AND NEW.due IS NOT DISTINCT FROM OLD.due
        AND NEW.early IS NOT DISTINCT FROM OLD.early AND NEW.nominal = OLD.nominal AND NEW.state = OLD.state
        AND NEW.root IS NOT DISTINCT FROM OLD.root AND NEW.story IS NOT DISTINCT FROM OLD.story
        AND NEW.link IS NOT DISTINCT FROM OLD.link AND NEW.late = OLD.late
        AND NEW.resolved IS NOT DISTINCT FROM OLD.resolved AND NEW.version = OLD.version
        """;

    private static final String BEGINS_LATER = """
        CREATE FUNCTION begins_later(before turn, told turn) RETURNS boolean LANGUAGE sql STABLE AS $$
            SELECT EXISTS (SELECT 1 FROM turn AS later WHERE later.campaign = before.campaign
                AND later.number = told.after_number AND later.step = told.after_step
                AND (later.lap, later.number, later.step) > (before.lap, before.number, before.step)
                AND later.status IN ('RESOLVED', 'PUBLISHED') AND later.state = before.after)
        $$""";

    private static final String GUARD = """
        CREATE TRIGGER turn_stays BEFORE UPDATE ON turn FOR EACH ROW
        WHEN ((OLD.status IN ('PUBLISHED', 'WITHDRAWN') OR (OLD.status = 'RESOLVED' AND NOT (NEW.status = 'PUBLISHED'
            AND NEW.after IS NOT DISTINCT FROM OLD.after AND NEW.after_number IS NOT DISTINCT FROM OLD.after_number
            AND NEW.after_step IS NOT DISTINCT FROM OLD.after_step AND %1$s)))
            AND NOT (OLD.status IN ('RESOLVED', 'PUBLISHED') AND NEW.status = OLD.status AND NEW.hold = OLD.hold
            AND NEW.attempts = OLD.attempts AND NEW.remind IS NOT DISTINCT FROM OLD.remind AND NEW.after IS NULL
            AND OLD.after IS NOT NULL AND %1$s AND begins_later(OLD, NEW)))
        EXECUTE FUNCTION refuse('a resolved turn does not change')""".formatted(SAME);

    private static final DeflatedTurns DEFLATED =
            new DeflatedTurns(List.of("DROP TRIGGER turn_stays ON turn", """
                ALTER TABLE turn ALTER COLUMN state TYPE bytea USING convert_to(state, 'UTF8'),
                    ALTER COLUMN after TYPE bytea USING convert_to(after, 'UTF8'),
                    ALTER COLUMN story TYPE bytea USING convert_to(story, 'UTF8'),
                    ADD COLUMN after_number bigint, ADD COLUMN after_step bigint"""), "", List.of(BEGINS_LATER, GUARD));

    private static final String SHEETS_GUARD = """
        CREATE TRIGGER order_sheet_stays BEFORE UPDATE ON order_sheet FOR EACH ROW
        WHEN (NOT (OLD.author > 0 AND NEW.author < -1000
            AND status_of(OLD.campaign) = 'ENDED'
            AND NEW.campaign = OLD.campaign AND NEW.number = OLD.number AND NEW.step = OLD.step AND NEW.seat = OLD.seat
            AND NEW.revision = OLD.revision AND NEW.sheet = OLD.sheet AND NEW.text = OLD.text AND NEW.salt = OLD.salt
            AND NEW.code = OLD.code AND NEW.ready = OLD.ready))
        EXECUTE FUNCTION refuse('a revision of a sheet does not change')""";

    private static final SlimBooks SLIM = new SlimBooks(
            List.of("DROP TRIGGER order_sheet_stays ON order_sheet", """
                ALTER TABLE order_sheet ALTER COLUMN sheet TYPE bytea USING convert_to(sheet, 'UTF8'),
                    ALTER COLUMN text TYPE bytea USING convert_to(text, 'UTF8')"""),
            "",
            List.of(SHEETS_GUARD, SlimBooks.SPENT_INDEX));

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
                .javaMigrations(DEFLATED, SLIM)
                .callbacks(new MigrationStep())
                .load()
                .migrate();
    }

    private static int number(Handle handle, String query) {
        return handle.createQuery(query).mapTo(Integer.class).one();
    }
}
