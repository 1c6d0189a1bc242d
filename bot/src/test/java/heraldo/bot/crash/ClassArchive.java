package heraldo.bot.crash;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * Lets the program start fast. A virtual machine can keep its classes ready between starts, but only those from jars: folders
 * of the class path are packed into jars, and the first life of the program that ends in good order leaves the archive.
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
        this.classPath = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .map(part -> Files.isDirectory(part) ? packed(part, folder) : part)
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
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

    private static Path packed(Path part, Path folder) {
        Path jar = folder.resolve("part" + Integer.toHexString(part.toString().hashCode()) + ".jar");
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out);
                Stream<Path> files = Files.walk(part)) {
            for (Path file : files.filter(each -> !each.equals(part)).toList()) {
                boolean deep = Files.isDirectory(file);
                String name = part.relativize(file).toString().replace(File.separatorChar, '/');
                entries.putNextEntry(new ZipEntry(deep ? name + "/" : name));
                if (!deep) {
                    Files.copy(file, entries);
                }
                entries.closeEntry();
            }
            return jar;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
