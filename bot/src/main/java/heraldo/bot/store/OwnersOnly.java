package heraldo.bot.store;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * Makes files and folders that nobody but their owner may read, from their first moment on. On file systems without such
 * rights, those of the folder apply.
 */
public final class OwnersOnly {
    private static final String FILE = "rw-------";
    private static final String FOLDER = "rwx------";

    private OwnersOnly() {}

    /**
     * Makes an empty file.
     *
     * @throws FileAlreadyExistsException if there is one of that name
     */
    public static Path file(Path file) throws IOException {
        return Files.createFile(file, rights(file, FILE));
    }

    /** Writes a new file. What has that name already goes first: it may be somebody's who reads it. */
    public static void write(Path file, byte[] bytes) throws IOException {
        Files.deleteIfExists(file);
        file(file);
        try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.WRITE)) {
            out.write(bytes);
        }
    }

    /** Makes a folder, and above it what is missing, if there is none. */
    public static Path folder(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            Path above = folder.toAbsolutePath().getParent();
            Files.createDirectories(above);
            make(folder);
        }
        return folder;
    }

    private static void make(Path folder) throws IOException {
        try {
            Files.createDirectory(folder, rights(folder, FOLDER));
        } catch (FileAlreadyExistsException e) {
            if (!Files.isDirectory(folder)) {
                throw e;
            }
            // Another program that starts at the same time was faster.
        }
    }

    /** Returns whether a folder belongs to the user who runs this program, and no other user may enter it. */
    static boolean is(Path folder) throws IOException {
        if (knowsRights(folder)
                && !Files.getPosixFilePermissions(folder).equals(PosixFilePermissions.fromString(FOLDER))) {
            return false;
        }
        Path made = Files.createTempFile(folder, "owner", "");
        try {
            return Files.getOwner(folder).equals(Files.getOwner(made));
        } finally {
            Files.delete(made);
        }
    }

    private static FileAttribute<?>[] rights(Path made, String rights) throws IOException {
        return knowsRights(Folder.of(made))
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(rights))}
                : new FileAttribute<?>[0];
    }

    private static boolean knowsRights(Path folder) throws IOException {
        return Files.getFileStore(folder).supportsFileAttributeView("posix");
    }
}
