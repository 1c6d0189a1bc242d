package heraldo.bot.store;

import heraldo.bot.campaign.port.CrashPoint;
import heraldo.rules.kernel.Reason;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A consistent copy of a database, made while others go on writing: it has everything that was committed when it was requested.
 * It is written to a file beside its target, verified, synced to disk, and only then renamed.
 */
public final class Snapshot {
    /** The suffix of the name of an unfinished file. */
    static final String UNFINISHED = ".part";

    /** A copy never takes the last room from the database itself. */
    private static final long SPARE_BYTES = 32L << 20;

    private Snapshot() {}

    /**
     * Makes a copy. An unfinished one of the same name goes; a finished one is never overwritten.
     *
     * @param database may be in use
     * @throws BackupFailedException if it cannot be made or is not sound; nothing is left of it
     */
    public static Inspection of(Path database, Path copy) {
        Path unfinished = copy.resolveSibling(copy.getFileName() + UNFINISHED);
        try {
            demandFree(copy);
            demandRoom(database, Folder.of(copy));
            Files.deleteIfExists(unfinished);
            write(database, unfinished);
            CrashPoint.BACKUP_WRITTEN.reached();
            FileChecksum.put(unfinished);
            Inspection found = Inspection.of(unfinished);
            settle(unfinished);
            Files.move(unfinished, copy, StandardCopyOption.ATOMIC_MOVE);
            settle(Folder.of(copy));
            return new Inspection(copy, found.current(), found.running(), found.entries(), found.latest());
        } catch (IOException | RuntimeException e) {
            clear(unfinished);
            throw failed(copy, e);
        }
    }

    private static void write(Path database, Path unfinished) throws IOException {
        // Orders and seeds are in it.
        OwnersOnly.file(unfinished);
        Statements.to(Sources.reading(database, false))
                .useHandle(handle -> handle.createUpdate("VACUUM INTO :copy")
                        .bind("copy", unfinished.toString())
                        .execute());
    }

    private static void demandFree(Path copy) throws IOException {
        if (Files.exists(copy)) {
            throw new IOException("there is a file of that name already");
        }
    }

    private static void demandRoom(Path database, Path folder) throws IOException {
        long size = Files.size(database);
        if (Files.getFileStore(folder).getUsableSpace() < size + SPARE_BYTES) {
            throw new IOException("there is too little room on its disk");
        }
    }

    /** Waits until the disk has it. */
    static void settle(Path fileOrFolder) throws IOException {
        try (FileChannel channel = FileChannel.open(fileOrFolder, StandardOpenOption.READ)) {
            channel.force(true);
        }
    }

    private static void clear(Path unfinished) {
        try {
            Files.deleteIfExists(unfinished);
        } catch (IOException e) {
            // It is no backup under this name, and the next one of the name takes its place.
        }
    }

    private static BackupFailedException failed(Path copy, Exception e) {
        String why = DatabaseFault.of(e).map(DatabaseFault::noCopy).orElseGet(() -> Snapshot.reason(e));
        return new BackupFailedException("The backup " + copy + " could not be made: " + why, e);
    }

    private static String reason(Exception e) {
        return e instanceof NoSuchFileException missing ? "there is no " + missing.getFile() : Reason.of(e);
    }
}
