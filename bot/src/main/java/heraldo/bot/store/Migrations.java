package heraldo.bot.store;

import heraldo.rules.kernel.Reason;
import java.nio.file.Path;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.configuration.FluentConfiguration;

/** Brings a database to the form this program knows. */
final class Migrations {
    private Migrations() {}

    static void run(DataSource database, Path file) {
        try {
            all(database).callbacks(new MigrationStep()).load().migrate();
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

    /** All that there are, to be run on a database. */
    static FluentConfiguration all(DataSource database) {
        return all(database, DeflatedTurns.SQLITE, SlimBooks.SQLITE);
    }

    /** All that there are, with some in the words of the database. */
    static FluentConfiguration all(DataSource database, DeflatedTurns deflated, SlimBooks sheets) {
        return Flyway.configure()
                .dataSource(database)
                .locations("classpath:heraldo/bot/store/migration")
                .javaMigrations(deflated, sheets);
    }
}
