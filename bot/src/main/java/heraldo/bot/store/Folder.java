package heraldo.bot.store;

import java.nio.file.Path;

/** Folders of files. */
public final class Folder {

    private Folder() {}

    /** The folder that a file lies in. */
    public static Path of(Path file) {
        return file.toAbsolutePath().resolveSibling("");
    }
}
