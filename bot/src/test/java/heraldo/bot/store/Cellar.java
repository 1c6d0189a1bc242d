package heraldo.bot.store;

import heraldo.bot.store.postgres.PostgresAddress;
import heraldo.bot.store.postgres.PostgresLedger;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Optional;

/**
 * Where a test keeps its books: in a file, or in a database of a server if the test is {@link OnPostgres}, or all are
 * ({@code -Dheraldo.books=postgres}).
 */
public final class Cellar {
    private static final ThreadLocal<Boolean> POSTGRES = ThreadLocal.withInitial(
            () -> System.getProperty("heraldo.books", "").equals("postgres"));

    private final Path file;
    private final Optional<BackupShelf> shelf;
    private final Optional<PostgresAddress> server;

    private Cellar(Path file, Optional<BackupShelf> shelf, Optional<PostgresAddress> server) {
        this.file = file;
        this.shelf = shelf;
        this.server = server;
    }

    /** A cellar of the kind that the running test wants, in which nothing stands yet unless the file is there. */
    public static Cellar at(Path file, Optional<BackupShelf> shelf) {
        return new Cellar(
                file, shelf, POSTGRES.get() ? Optional.of(PostgresServer.blank()) : Optional.<PostgresAddress>empty());
    }

    /** From now on the running test keeps its books so. */
    static void postgres(boolean instead) {
        POSTGRES.set(instead);
    }

    /**
     * From now on this thread keeps its books so.
     *
     * @return whether it can: there may be no server
     */
    public static boolean stocked(boolean server) {
        POSTGRES.set(server);
        return !server || PostgresServer.possible();
    }

    /** The next test on this thread keeps its books as all do. */
    static void usual() {
        POSTGRES.remove();
    }

    /** Opens the books; what was written when they were last open is there. */
    public OpenLedger open() {
        if (server.isPresent()) {
            return PostgresLedger.open(server.get());
        }
        BlankBooks.at(file);
        return shelf.map(backups -> SqliteLedger.open(file, backups)).orElseGet(() -> SqliteLedger.open(file));
    }

    /** Where the server keeps them, if it does. */
    Optional<PostgresAddress> server() {
        return server;
    }

    /** A hand in the books. */
    public Connection connect() throws SQLException {
        DriverLibrary.ready();
        return server.isPresent()
                ? PostgresServer.connect(server.get())
                : DriverManager.getConnection("jdbc:sqlite:" + file);
    }

    /** Takes the checksum off a closed file that would tell of such a hand; a server keeps none. */
    public void blur() throws SQLException {
        if (server.isEmpty()) {
            try (Connection connection = connect()) {
                connection.createStatement().execute("PRAGMA user_version = 0");
            }
        }
    }
}
