package heraldo.bot.store;

import java.nio.file.Path;
import java.util.Optional;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** Ways into a database file. */
final class Sources {
    private static final int PATIENCE_MILLIS = 5_000;

    private Sources() {}

    /** For those who write, or read beside the writer. */
    static SQLiteDataSource working(Path file, SQLiteConfig.TransactionMode mode) {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.enforceForeignKeys(true);
        config.setTransactionMode(mode);
        config.setBusyTimeout(PATIENCE_MILLIS);
        return source(config, "jdbc:sqlite:" + file, Optional.of(Folder.of(file)));
    }

    /**
     * For those who only look: the file is opened for reading.
     *
     * @param still whether nobody can be writing it and it has no log: then nothing is made beside it either
     */
    static SQLiteDataSource reading(Path file, boolean still) {
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        config.setBusyTimeout(PATIENCE_MILLIS);
        String uri = file.toAbsolutePath().toUri().toASCIIString();
        return source(
                config,
                "jdbc:sqlite:" + uri + "?mode=ro" + (still ? "&immutable=1" : ""),
                Optional.of(Folder.of(file)));
    }

    /** Returns whether a file has a write-ahead log with changes that are not yet in the file itself. */
    static boolean hasLog(Path file) {
        return log(file).toFile().length() > 0;
    }

    static Path log(Path file) {
        return file.resolveSibling(file.getFileName() + "-wal");
    }

    static Path index(Path file) {
        return file.resolveSibling(file.getFileName() + "-shm");
    }

    /** A database that is in no file and lives as long as somebody has it open. */
    static SQLiteDataSource nowhere(String name) {
        return source(new SQLiteConfig(), "jdbc:sqlite:file:" + name + "?mode=memory&cache=shared", Optional.empty());
    }

    private static SQLiteDataSource source(SQLiteConfig config, String url, Optional<Path> data) {
        NativePart.ready(data);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl(url);
        return source;
    }
}
