package heraldo.bot.crash;

import heraldo.bot.speed.PackedClasses;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Lets the program start fast. A virtual machine can keep its classes ready between starts: the first life of the program that
 * ends in good order leaves the archive.
 */
final class ClassArchive {
    private final String classPath;
    private final Optional<Path> archive;

    private ClassArchive(String classPath, Optional<Path> archive) {
        this.classPath = classPath;
        this.archive = archive;
    }

    private ClassArchive(Path folder) {
        this.archive = Optional.of(folder.resolve("classes.jsa"));
        this.classPath = PackedClasses.in(folder);
    }

    /** Makes the archive from one peaceful life of the program. */
    static ClassArchive in(Path folder) {
        ClassArchive archive = new ClassArchive(folder);
        try (Village village =
                new Village(folder, Game.whose(Game::together), new Random(0), Optional.empty(), archive)) {
            village.live();
        }
        return archive;
    }

    /** None, for programs that are started a few times. */
    static ClassArchive none() {
        return new ClassArchive(System.getProperty("java.class.path"), Optional.empty());
    }

    /** What to tell the virtual machine. */
    List<String> options() {
        if (archive.isEmpty()) {
            return List.of("-cp", classPath);
        }
        String use = Files.exists(archive.get()) ? "-XX:SharedArchiveFile=" : "-XX:ArchiveClassesAtExit=";
        return List.of("-Xshare:auto", "-Xlog:cds=off", use + archive.get(), "-cp", classPath);
    }
}
