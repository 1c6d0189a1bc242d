package heraldo.bot.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.migration.JavaMigration;
import org.jspecify.annotations.Nullable;

/** A change of the books' form that SQL alone cannot make, in one transaction. */
interface CodedMigration extends JavaMigration {
    /** The number of the form to which it brings the books. */
    int form();

    @Override
    default MigrationVersion getVersion() {
        return MigrationVersion.fromVersion(Integer.toString(form()));
    }

    @Override
    default @Nullable Integer getChecksum() {
        return null;
    }

    @Override
    default boolean canExecuteInTransaction() {
        return true;
    }

    /** Executes statements one after another. */
    static void run(Connection connection, List<String> statements) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String each : statements) {
                statement.execute(each);
            }
        }
    }
}
