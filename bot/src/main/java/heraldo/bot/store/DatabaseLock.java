package heraldo.bot.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Keeps a second process away from a database. The system takes the lock back when the process dies, however it dies. */
final class DatabaseLock implements AutoCloseable {
    private final FileChannel channel;

    private DatabaseLock(FileChannel channel) {
        this.channel = channel;
    }

    /**
     * Takes the lock file beside a database.
     *
     * @throws UnusableDatabaseException if somebody else has it
     */
    static DatabaseLock on(Path database) {
        Path file = file(database);
        try {
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (!taken(channel)) {
                channel.close();
                throw new UnusableDatabaseException(
                        "The database " + database + " is in use by another Heraldo: stop that one first.");
            }
            return new DatabaseLock(channel);
        } catch (IOException e) {
            throw new UnusableDatabaseException(
                    "The lock file " + file
                            + " cannot be written: give the user who runs Heraldo the right to write its folder.",
                    e);
        }
    }

    /** The lock file beside a database. */
    static Path file(Path database) {
        return database.resolveSibling(database.getFileName() + ".lock");
    }

    private static boolean taken(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new IllegalStateException("the lock file cannot be closed", e);
        }
    }
}
