package heraldo.bot.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Databases in which nothing stands yet. One is made as the program makes it; the others are copies of that one. */
public final class BlankBooks {
    private static final Path FIRST = made();

    private BlankBooks() {}

    /** Puts one down, unless there is a database already. */
    public static void at(Path file) {
        if (Files.exists(file)) {
            return;
        }
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.copy(FIRST, file, StandardCopyOption.COPY_ATTRIBUTES);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path made() {
        try {
            Path folder = Files.createTempDirectory("heraldo-blank-");
            Path file = folder.resolve("heraldo.db");
            NewDatabase.at(file);
            file.toFile().deleteOnExit();
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
