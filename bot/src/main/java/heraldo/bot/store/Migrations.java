package heraldo.bot.store;

import heraldo.bot.campaign.port.CrashPoint;
import heraldo.rules.kernel.Reason;
import java.nio.file.Path;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.callback.BaseCallback;
import org.flywaydb.core.api.callback.Context;
import org.flywaydb.core.api.callback.Event;
import org.flywaydb.core.api.configuration.FluentConfiguration;

/** Brings a database to the form this program knows. */
final class Migrations {
    private Migrations() {}

    static void run(DataSource database, Path file) {
        try {
            all(database).callbacks(new Step()).load().migrate();
        } catch (FlywayException e) {
            throw DatabaseFault.of(e)
                    .map(trouble -> DatabaseFault.unusable(file, e))
                    .orElseGet(() -> new UnusableDatabaseException(
                            "The database " + file + " cannot be brought up to date: "
                                    + Reason.of(e).lines().findFirst().orElse("unknown reason"),
                            e));
        }
    }

    /** Gives a database that is nobody's the form that a new one has. */
    static void form(DataSource nobodys) {
        all(nobodys).load().migrate();
    }

    /** Gives a database that is nobody's the form that a new one had once. */
    static void form(DataSource nobodys, int version) {
        all(nobodys).target(Integer.toString(version)).load().migrate();
    }

    private static FluentConfiguration all(DataSource database) {
        return Flyway.configure().dataSource(database).locations("classpath:heraldo/bot/store/migration");
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
