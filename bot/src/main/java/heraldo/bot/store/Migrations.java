package heraldo.bot.store;

import heraldo.bot.campaign.CrashPoint;
import java.nio.file.Path;
import java.util.Arrays;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationState;
import org.flywaydb.core.api.callback.BaseCallback;
import org.flywaydb.core.api.callback.Context;
import org.flywaydb.core.api.callback.Event;

/** Brings a database to the form this program knows; refuses one that is already beyond it. */
final class Migrations {
    private Migrations() {}

    static void run(DataSource database, Path file) {
        try {
            Flyway flyway = Flyway.configure()
                    .dataSource(database)
                    .locations("classpath:heraldo/bot/store/migration")
                    .callbacks(new Step())
                    .load();
            demandKnown(flyway.info().all(), file);
            flyway.migrate();
        } catch (FlywayException e) {
            throw new UnusableDatabaseException(
                    "The database " + file + " cannot be brought up to date: "
                            + e.getMessage().lines().findFirst().orElse("unknown reason"),
                    e);
        }
    }

    /** The database has the form this program knows; nothing is written. */
    static void demandCurrent(DataSource database, Path file) {
        try {
            Flyway flyway = Flyway.configure()
                    .dataSource(database)
                    .locations("classpath:heraldo/bot/store/migration")
                    .load();
            demandKnown(flyway.info().all(), file);
            if (flyway.info().pending().length > 0) {
                throw new UnusableDatabaseException("The database " + file
                        + " was written by an older Heraldo: start this one with it once, then try again.");
            }
        } catch (FlywayException e) {
            throw new UnusableDatabaseException("The database " + file + " cannot be read.", e);
        }
    }

    private static void demandKnown(MigrationInfo[] migrations, Path file) {
        boolean newer = Arrays.stream(migrations)
                .anyMatch(migration -> migration.getState() == MigrationState.FUTURE_SUCCESS
                        || migration.getState() == MigrationState.FUTURE_FAILED);
        if (newer) {
            throw new UnusableDatabaseException(
                    "The database " + file + " was written by a newer Heraldo: start that one, or a later one.");
        }
    }

    /** Told of every migration before it is committed. */
    private static final class Step extends BaseCallback {
        @Override
        public boolean supports(Event event, Context context) {
            return event == Event.AFTER_EACH_MIGRATE;
        }

        @Override
        public void handle(Event event, Context context) {
            CrashPoint.MIGRATION_WRITTEN.reached();
        }
    }
}
